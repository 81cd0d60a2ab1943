import { describe, expect, it } from "vitest";
import { MINUTE } from "#core/lib/time.ts";
import { entries, match, NOON } from "#core/testing/model-match.ts";
import { sampleHold } from "#core/testing/sample-hold.ts";
import type { Issue, ListName, Match } from "#core/model/match.ts";
import { applyTick, emptySnapshot, snapshotOfFile } from "./snapshot.ts";
import { markEnded } from "./ended-memory.ts";
import type { ListAnswer, Snapshot } from "#core/model/tick.ts";

function answer(
  name: ListName,
  at: number,
  matches: readonly Match[],
  change: Partial<ListAnswer> = {},
): ListAnswer {
  return { name, at, limit: 100, received: matches.length, matches, issues: [], ...change };
}

/** Ticks a minute apart, each with what the two lists showed. */
function watch(...ticks: readonly (readonly [readonly Match[], readonly Match[]])[]): Snapshot {
  return continueWatching(emptySnapshot(NOON), ...ticks);
}

function continueWatching(
  snapshot: Snapshot,
  ...ticks: readonly (readonly [readonly Match[], readonly Match[]])[]
): Snapshot {
  return ticks.reduce((before, [upcoming, ended]) => {
    const at = before.takenAt + MINUTE;
    return applyTick(before, {
      lists: [answer("upcoming", at, upcoming), answer("ended", at, ended)],
    });
  }, snapshot);
}

function seenInBoth(upcomingAt: number, endedAt: number): Snapshot {
  const lists = [
    answer("ended", endedAt, [match("1")]),
    answer("upcoming", upcomingAt, [match("1")]),
  ];
  return applyTick(emptySnapshot(NOON), { lists });
}

const KEY = "a.example/1";
const seenOne = (snapshot: Snapshot) => snapshot.matches.get(KEY);
const scoreOf = (snapshot: Snapshot) => seenOne(snapshot)?.match.entries.map(({ score }) => score);

describe("applyTick: sightings", () => {
  it("keeps when a match was seen first, last, and changed", () => {
    const one = match("1");
    const snapshot = watch([[one], []], [[{ ...one }], []], [[{ ...one, row: 2 }], []]);
    expect(seenOne(snapshot)?.sighting).toEqual({
      list: "upcoming",
      firstSeen: NOON + MINUTE,
      lastSeen: NOON + 3 * MINUTE,
      changedAt: NOON + 3 * MINUTE,
      wasEnded: false,
      withdrawnAt: null,
    });
    expect(snapshot.takenAt).toBe(NOON + 3 * MINUTE);
    expect(snapshot.watchingSince).toBe(NOON);
  });

  it("keeps the very object of facts that stay the same", () => {
    const one = match("1");
    expect(seenOne(watch([[one], []], [[structuredClone(one)], []]))?.match).toBe(one);
  });

  it("counts a change of list as a change", () => {
    const one = match("1");
    const snapshot = watch([[one], []], [[one], []], [[], [one]]);
    expect(seenOne(snapshot)?.sighting).toMatchObject({
      list: "ended",
      changedAt: NOON + 3 * MINUTE,
    });
  });

  it("believes the later answer, else the ended list, where both carry a match", () => {
    expect(seenOne(seenInBoth(NOON + 1, NOON + 1))?.sighting.list).toBe("ended");
    expect(seenOne(seenInBoth(NOON + 1, NOON + 2))?.sighting.list).toBe("ended");
    expect(seenOne(seenInBoth(NOON + 2, NOON + 1))?.sighting.list).toBe("upcoming");
  });

  it("forgets nothing that leaves a full list", () => {
    const many = Array.from({ length: 100 }, (_, index) => match(`${index + 2}`));
    const snapshot = watch([[match("1")], []], [many, []], [many, []], [many, []], [many, []]);
    expect(snapshot.matches.size).toBe(101);
    expect(seenOne(snapshot)?.sighting).toMatchObject({
      lastSeen: NOON + MINUTE,
      withdrawnAt: null,
    });
  });
});

describe("applyTick: steps backwards", () => {
  const ahead = match("1", { entries: entries("Aino 2", "Bo 1") });
  const behind = match("1", { entries: entries("Aino 1", "Bo 1") });
  const further = match("1", { entries: entries("Aino 2", "Bo 2") });

  it.each([
    ["held at first", [behind], [2, 1]],
    ["held twice", [behind, behind], [2, 1]],
    ["believed in the third tick", [behind, behind, behind], [1, 1]],
    ["forgotten when it was none", [behind, behind, ahead, behind, behind], [2, 1]],
    ["overtaken", [behind, further], [2, 2]],
  ])("%s", (_name, later, score) => {
    const ticks = later.map((one) => [[], [one]] as const);
    expect(scoreOf(watch([[], [ahead]], ...ticks))).toEqual(score);
  });

  it("waits on while the match is in no list", () => {
    const snapshot = watch([[], [ahead]], [[], [behind]], [[], []], [[], [behind]]);
    expect(scoreOf(snapshot)).toEqual([2, 1]);
    expect(scoreOf(continueWatching(snapshot, [[], [behind]]))).toEqual([1, 1]);
  });

  it("holds the list too, and stays fresh meanwhile", () => {
    const snapshot = watch([[], [ahead]], [[ahead], []]);
    expect(seenOne(snapshot)?.sighting).toMatchObject({
      list: "ended",
      lastSeen: NOON + 2 * MINUTE,
      changedAt: NOON + MINUTE,
    });
  });

  it("lets go of the end with it", () => {
    const ended = markEnded(watch([[], [ahead]]), [KEY]);
    const once = continueWatching(ended, [[], [behind]]);
    expect(seenOne(once)?.sighting.wasEnded).toBe(true);
    const thrice = continueWatching(once, [[], [behind]], [[], [behind]]);
    expect(seenOne(thrice)?.sighting).toMatchObject({
      wasEnded: false,
      changedAt: NOON + 4 * MINUTE,
    });
  });
});

describe("applyTick: withdrawn", () => {
  const others = ["2", "3", "4"].map((id) => match(id));

  it("marks what is missing from both whole lists in three ticks", () => {
    const twice = watch([[match("1"), ...others], []], [others, []], [others, []]);
    expect(seenOne(twice)?.sighting.withdrawnAt).toBeNull();
    const thrice = continueWatching(twice, [others, []]);
    expect(seenOne(thrice)?.sighting.withdrawnAt).toBe(NOON + 4 * MINUTE);
    const later = continueWatching(thrice, [others, []]);
    expect(seenOne(later)?.sighting.withdrawnAt).toBe(NOON + 4 * MINUTE);
  });

  it("takes the mark back when the match is listed again", () => {
    const gone = watch([[match("1"), ...others], []], [others, []], [others, []], [others, []]);
    const back = continueWatching(gone, [[match("1"), ...others], []]);
    expect(seenOne(back)?.sighting.withdrawnAt).toBeNull();
  });

  it("begins to count anew when the match was listed in between", () => {
    const all = [match("1"), ...others];
    const snapshot = watch([all, []], [others, []], [others, []], [all, []], [others, []]);
    expect(seenOne(snapshot)?.sighting.withdrawnAt).toBeNull();
    expect(seenOne(continueWatching(snapshot, [others, []]))?.sighting.withdrawnAt).toBeNull();
  });

  it.each<[string, (at: number) => readonly ListAnswer[]]>([
    ["one list only", (at) => [answer("upcoming", at, others)]],
    ["a cut list", (at) => [answer("upcoming", at, others, { limit: 3 }), answer("ended", at, [])]],
  ])("counts no tick with %s", (_name, lists) => {
    let snapshot = watch([[match("1"), ...others], []], [others, []], [others, []]);
    snapshot = applyTick(snapshot, { lists: lists(snapshot.takenAt + MINUTE) });
    expect(seenOne(snapshot)?.sighting.withdrawnAt).toBeNull();
    snapshot = continueWatching(snapshot, [others, []]);
    expect(seenOne(snapshot)?.sighting.withdrawnAt).not.toBeNull();
  });

  it("begins anew for what one list alone shows again", () => {
    const missed = watch([[match("1"), ...others], []], [others, []], [others, []]);
    const shown = applyTick(missed, { lists: [answer("upcoming", missed.takenAt, [match("1")])] });
    expect(seenOne(continueWatching(shown, [others, []]))?.sighting.withdrawnAt).toBeNull();
  });

  it("holds more than half at once, and returns the hold", () => {
    const all = [match("1"), ...others];
    const kept = others.slice(0, 1);
    const snapshot = watch([all, []], [kept, []], [kept, []], [kept, []], [kept, []]);
    expect([...snapshot.matches.values()].filter((one) => one.sighting.withdrawnAt)).toEqual([]);
    expect(snapshot.guard?.holds).toEqual([
      sampleHold({
        id: "matches upcoming",
        since: NOON + 2 * MINUTE,
        dataAt: NOON + MINUTE,
        list: "upcoming",
      }),
    ]);
    expect(continueWatching(snapshot, [all, []]).guard?.holds).toEqual([]);
  });

  it.each<[string, (snapshot: Snapshot) => Snapshot]>([
    ["ended", (snapshot) => markEnded(snapshot, [KEY])],
    ["was long past its start", (snapshot) => ({ ...snapshot, takenAt: NOON + 600 * MINUTE })],
  ])("never marks what %s", (_name, prepare) => {
    const begun = prepare(watch([others, [match("1")]]));
    const snapshot = continueWatching(begun, [others, []], [others, []], [others, []]);
    expect(seenOne(snapshot)?.sighting.withdrawnAt).toBeNull();
  });

  it("marks what began without a start, and is gone", () => {
    const ended = ["5", "6", "7"].map((id) => match(id));
    const begun = watch([others, [match("1", { start: null }), ...ended]]);
    const without = [others, ended] as const;
    const snapshot = continueWatching(begun, without, without, without);
    expect(seenOne(snapshot)?.sighting.withdrawnAt).not.toBeNull();
  });

  it("never marks what files brought", () => {
    const past = snapshotOfFile([match("1")], NOON);
    const ticks = [others, others, others, others].map((list) => [list, []] as const);
    expect(seenOne(continueWatching(past, ...ticks))?.sighting.withdrawnAt).toBeNull();
  });
});

describe("applyTick: lists and issues", () => {
  it("knows how far each list reaches", () => {
    const late = match("2", { start: NOON + 60 * MINUTE });
    const open = match("3", { start: null });
    const snapshot = applyTick(emptySnapshot(NOON), {
      lists: [
        answer("upcoming", NOON + 1, [match("1"), late, open], { limit: 3 }),
        answer("ended", NOON + 2, [match("4"), late], { received: 5 }),
      ],
    });
    expect(snapshot.lists).toEqual([
      { name: "upcoming", at: NOON + 1, count: 3, capped: true, horizon: NOON + 60 * MINUTE },
      { name: "ended", at: NOON + 2, count: 5, capped: false, horizon: NOON },
    ]);
  });

  it("keeps what an unanswered list said before", () => {
    const first = watch([[match("1")], []]);
    const second = applyTick(first, { lists: [answer("ended", NOON + 5 * MINUTE, [])] });
    expect(second.lists).toEqual([
      { name: "upcoming", at: NOON + MINUTE, count: 1, capped: false, horizon: NOON },
      { name: "ended", at: NOON + 5 * MINUTE, count: 0, capped: false, horizon: null },
    ]);
    expect(second.takenAt).toBe(NOON + 5 * MINUTE);
  });

  it("keeps issues of the newest answers, each once", () => {
    const odd: Issue = { match: KEY, code: "duplicate", message: "It is listed twice." };
    const other: Issue = { ...odd, code: "start-unreadable" };
    const both = (issues: readonly Issue[]): readonly ListAnswer[] => [
      answer("upcoming", NOON, [], { issues }),
      answer("ended", NOON, [], { issues }),
    ];
    const first = applyTick(emptySnapshot(NOON), { lists: both([odd]) });
    expect(first.issues).toEqual([odd]);
    const half = applyTick(first, { lists: [answer("ended", NOON, [], { issues: [other, odd] })] });
    expect(half.issues).toEqual([odd, other]);
    expect(applyTick(half, { lists: both([other]) }).issues).toEqual([other]);
  });
});

describe("snapshotOfFile", () => {
  it("says no list and no tick", () => {
    const snapshot = snapshotOfFile([match("1")], NOON);
    expect(snapshot).toMatchObject({ takenAt: NOON, watchingSince: NOON, lists: [], issues: [] });
    expect(seenOne(snapshot)?.sighting).toMatchObject({ list: null, wasEnded: false });
  });
});

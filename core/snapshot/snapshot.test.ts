import { describe, expect, it } from "vitest";
import { MINUTE } from "#core/lib/time.ts";
import { listResponse, type MatchLists, pollLists } from "#core/testing/derive.ts";
import { entries, match, NOON } from "#core/testing/model-match.ts";
import { sampleHold } from "#core/testing/sample-hold.ts";
import { isContestantDoubt } from "#core/model/doubt.ts";
import type { Issue } from "#core/model/match.ts";
import { applyPoll, emptySnapshot, snapshotOfFile } from "./snapshot.ts";
import { markEnded } from "./mark-ended.ts";
import type { ListResponse, Snapshot } from "#core/model/tick.ts";

/** Applies ticks one minute apart, each with these upcoming and ended matches. */
const applyTicks = (...ticks: readonly MatchLists[]) =>
  applyMoreTicks(emptySnapshot(NOON), ...ticks);

function applyMoreTicks(snapshot: Snapshot, ...ticks: readonly MatchLists[]): Snapshot {
  return ticks.reduce((before, lists) => pollLists(before, lists), snapshot);
}

function seenInBoth(upcomingAt: number, endedAt: number): Snapshot {
  const lists = [
    listResponse("ended", endedAt, [match("1")]),
    listResponse("upcoming", upcomingAt, [match("1")]),
  ];
  return applyPoll(emptySnapshot(NOON), { lists });
}

/** Creates empty responses of both lists with these issues. */
const both = (issues: readonly Issue[]): readonly ListResponse[] => [
  listResponse("upcoming", NOON, [], { issues }),
  listResponse("ended", NOON, [], { issues }),
];

const KEY = "a.example/1";
const seenOne = (snapshot: Snapshot) => snapshot.matches.get(KEY);
const sightingOf = (snapshot: Snapshot) => seenOne(snapshot)?.sighting;
const withdrawnAtOf = (snapshot: Snapshot) => sightingOf(snapshot)?.withdrawnAt;
const scoreOf = (snapshot: Snapshot) => seenOne(snapshot)?.match.entries.map(({ score }) => score);

it("doubts a new contestant while a hold keeps the match", () => {
  const others = ["2", "3", "4", "5"].map((id) => match(id));
  const open = match("1", { entries: [] });
  const filled = match("1", { entries: entries("Aino") });
  const missing: MatchLists = [[], []];
  const snapshot = applyTicks([[open, ...others], []], [[filled, ...others], []], missing, missing);
  expect(snapshot.holds).toMatchObject([{ lost: "matches" }]);
  expect(seenOne(snapshot)?.doubts?.filter(isContestantDoubt)).toMatchObject([
    { known: null, polls: 1 },
  ]);
});

describe("applyPoll: sightings", () => {
  it("records when a match was first seen, last seen and changed", () => {
    const one = match("1");
    const snapshot = applyTicks([[one], []], [[{ ...one }], []], [[{ ...one, row: 2 }], []]);
    expect(sightingOf(snapshot)).toEqual({
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

  it("keeps the same match object while its data is unchanged", () => {
    const one = match("1");
    expect(seenOne(applyTicks([[one], []], [[structuredClone(one)], []]))?.match).toBe(one);
  });

  it("counts a change of list as a change", () => {
    const one = match("1");
    const snapshot = applyTicks([[one], []], [[one], []], [[], [one]]);
    expect(sightingOf(snapshot)).toMatchObject({ list: "ended", changedAt: NOON + 3 * MINUTE });
  });

  it("prefers the later response, else the ended list, when both lists contain a match", () => {
    expect(sightingOf(seenInBoth(NOON + 1, NOON + 1))?.list).toBe("ended");
    expect(sightingOf(seenInBoth(NOON + 1, NOON + 2))?.list).toBe("ended");
    expect(sightingOf(seenInBoth(NOON + 2, NOON + 1))?.list).toBe("upcoming");
  });

  it("keeps matches that drop off a full list", () => {
    const many = Array.from({ length: 100 }, (_, index) => match(`${index + 2}`));
    const snapshot = applyTicks([[match("1")], []], [many, []], [many, []], [many, []], [many, []]);
    expect(snapshot.matches.size).toBe(101);
    expect(sightingOf(snapshot)).toMatchObject({ lastSeen: NOON + MINUTE, withdrawnAt: null });
  });
});

describe("applyPoll: regressions", () => {
  const ahead = match("1", { entries: entries("Aino 2", "Bo 1") });
  const behind = match("1", { entries: entries("Aino 1", "Bo 1") });
  const further = match("1", { entries: entries("Aino 2", "Bo 2") });

  it.each([
    ["hides a lower score at first", [behind], [2, 1]],
    ["hides a lower score in two polls", [behind, behind], [2, 1]],
    ["shows a lower score in the third poll", [behind, behind, behind], [1, 1]],
    ["counts again after a poll without it", [behind, behind, ahead, behind, behind], [2, 1]],
    ["shows a higher score at once", [behind, further], [2, 2]],
  ])("%s", (_name, later, score) => {
    const ticks = later.map((one) => [[], [one]] as const);
    expect(scoreOf(applyTicks([[], [ahead]], ...ticks))).toEqual(score);
  });

  it("continues to hide a regression while the match is in no list", () => {
    const snapshot = applyTicks([[], [ahead]], [[], [behind]], [[], []], [[], [behind]]);
    expect(scoreOf(snapshot)).toEqual([2, 1]);
    expect(scoreOf(applyMoreTicks(snapshot, [[], [behind]]))).toEqual([1, 1]);
  });

  it("keeps the list of a match that regresses, and updates when it was seen", () => {
    const snapshot = applyTicks([[], [ahead]], [[ahead], []]);
    expect(sightingOf(snapshot)).toMatchObject({
      list: "ended",
      lastSeen: NOON + 2 * MINUTE,
      changedAt: NOON + MINUTE,
    });
  });

  it("removes the stored end when it shows a regression", () => {
    const ended = markEnded(applyTicks([[], [ahead]]), [KEY]);
    const once = applyMoreTicks(ended, [[], [behind]]);
    expect(sightingOf(once)?.wasEnded).toBe(true);
    const thrice = applyMoreTicks(once, [[], [behind]], [[], [behind]]);
    expect(sightingOf(thrice)).toMatchObject({ wasEnded: false, changedAt: NOON + 4 * MINUTE });
  });
});

describe("applyPoll: withdrawn matches", () => {
  const others = ["2", "3", "4"].map((id) => match(id));
  const WITH: MatchLists = [[match("1"), ...others], []];
  const WITHOUT: MatchLists = [others, []];

  it("marks matches missing from both complete lists in three ticks", () => {
    const twice = applyTicks(WITH, WITHOUT, WITHOUT);
    expect(withdrawnAtOf(twice)).toBeNull();
    const thrice = applyMoreTicks(twice, WITHOUT);
    expect(withdrawnAtOf(thrice)).toBe(NOON + 4 * MINUTE);
    const later = applyMoreTicks(thrice, WITHOUT);
    expect(withdrawnAtOf(later)).toBe(NOON + 4 * MINUTE);
  });

  it.each<[string, readonly MatchLists[]]>([
    ["removes the mark when the match is listed again", [WITH, WITHOUT, WITHOUT, WITHOUT, WITH]],
    [
      "restarts the count when the match was listed in between",
      [WITH, WITHOUT, WITHOUT, WITH, WITHOUT, WITHOUT],
    ],
  ])("%s", (_, ticks) => {
    expect(withdrawnAtOf(applyTicks(...ticks))).toBeNull();
  });

  it.each<[string, (at: number) => readonly ListResponse[]]>([
    ["one list only", (at) => [listResponse("upcoming", at, others)]],
    [
      "a list at its limit",
      (at) => [listResponse("upcoming", at, others, { limit: 3 }), listResponse("ended", at, [])],
    ],
  ])("does not count a tick with %s", (_name, lists) => {
    let snapshot = applyTicks(WITH, WITHOUT, WITHOUT);
    snapshot = applyPoll(snapshot, { lists: lists(snapshot.takenAt + MINUTE) });
    expect(withdrawnAtOf(snapshot)).toBeNull();
    snapshot = applyMoreTicks(snapshot, WITHOUT);
    expect(withdrawnAtOf(snapshot)).not.toBeNull();
  });

  it("restarts the count when one list alone contains the match again", () => {
    const missed = applyTicks(WITH, WITHOUT, WITHOUT);
    const listedAgain = applyPoll(missed, {
      lists: [listResponse("upcoming", missed.takenAt, [match("1")])],
    });
    expect(withdrawnAtOf(applyMoreTicks(listedAgain, WITHOUT))).toBeNull();
  });

  it("holds the loss of more than half of the matches", () => {
    const kept: MatchLists = [others.slice(0, 1), []];
    const snapshot = applyTicks(WITH, kept, kept, kept, kept);
    expect([...snapshot.matches.values()].filter((one) => one.sighting.withdrawnAt)).toEqual([]);
    expect(snapshot.holds).toEqual([
      sampleHold({
        id: "matches upcoming",
        since: NOON + 2 * MINUTE,
        dataAt: NOON + MINUTE,
        list: "upcoming",
        tournaments: ["a.example/cup"],
      }),
    ]);
    expect(applyMoreTicks(snapshot, WITH).holds).toEqual([]);
  });

  it.each<[string, (snapshot: Snapshot) => Snapshot]>([
    ["a match that ended", (snapshot) => markEnded(snapshot, [KEY])],
    ["a match long after its start", (snapshot) => ({ ...snapshot, takenAt: NOON + 600 * MINUTE })],
  ])("never marks %s", (_name, prepare) => {
    const begun = prepare(applyTicks([others, [match("1")]]));
    const snapshot = applyMoreTicks(begun, WITHOUT, WITHOUT, WITHOUT);
    expect(withdrawnAtOf(snapshot)).toBeNull();
  });

  it("marks a missing live match without a start", () => {
    const ended = ["5", "6", "7"].map((id) => match(id));
    const begun = applyTicks([others, [match("1", { start: null }), ...ended]]);
    const without = [others, ended] as const;
    const snapshot = applyMoreTicks(begun, without, without, without);
    expect(withdrawnAtOf(snapshot)).not.toBeNull();
  });

  it("never marks matches that only files contain", () => {
    const past = snapshotOfFile([match("1")], NOON);
    const snapshot = applyMoreTicks(past, WITHOUT, WITHOUT, WITHOUT, WITHOUT);
    expect(withdrawnAtOf(snapshot)).toBeNull();
  });
});

describe("applyPoll: lists and issues", () => {
  it("records the horizon of each list", () => {
    const late = match("2", { start: NOON + 60 * MINUTE });
    const open = match("3", { start: null });
    const snapshot = applyPoll(emptySnapshot(NOON), {
      lists: [
        listResponse("upcoming", NOON + 1, [match("1"), late, open], { limit: 3 }),
        listResponse("ended", NOON + 2, [match("4"), late], { received: 5 }),
      ],
    });
    expect(snapshot.lists).toEqual([
      { name: "upcoming", at: NOON + 1, count: 3, capped: true, horizon: NOON + 60 * MINUTE },
      { name: "ended", at: NOON + 2, count: 5, capped: false, horizon: NOON },
    ]);
  });

  it("keeps the state of a list without a response", () => {
    const first = applyTicks([[match("1")], []]);
    const second = applyPoll(first, { lists: [listResponse("ended", NOON + 5 * MINUTE, [])] });
    expect(second.lists).toEqual([
      { name: "upcoming", at: NOON + MINUTE, count: 1, capped: false, horizon: NOON },
      { name: "ended", at: NOON + 5 * MINUTE, count: 0, capped: false, horizon: null },
    ]);
    expect(second.takenAt).toBe(NOON + 5 * MINUTE);
  });

  it("returns each issue of the newest responses once", () => {
    const duplicate: Issue = { match: KEY, code: "duplicate", message: "It is listed twice." };
    const other: Issue = { ...duplicate, code: "start-unreadable" };
    const first = applyPoll(emptySnapshot(NOON), { lists: both([duplicate]) });
    expect(first.issues).toEqual([duplicate]);
    const half = applyPoll(first, {
      lists: [listResponse("ended", NOON, [], { issues: [other, duplicate] })],
    });
    expect(half.issues).toEqual([duplicate, other]);
    expect(applyPoll(half, { lists: both([other]) }).issues).toEqual([other]);
  });
});

describe("snapshotOfFile", () => {
  it("creates sightings without a list", () => {
    const snapshot = snapshotOfFile([match("1")], NOON);
    expect(snapshot).toMatchObject({ takenAt: NOON, watchingSince: NOON, lists: [], issues: [] });
    expect(sightingOf(snapshot)).toMatchObject({ list: null, wasEnded: false });
  });
});

/** Returns the snapshot after further polls, each with this value of `bye`. */
function after(before: Snapshot, ...byes: readonly boolean[]): Snapshot {
  return byes.reduce((snapshot, bye) => pollLists(snapshot, [[match("1", { bye })], []]), before);
}

const isBye = ({ matches }: Snapshot) => matches.get("a.example/1")?.match.bye;

it("shows a new bye from the third consecutive poll on", () => {
  const twice = after(emptySnapshot(NOON), false, true, true);
  expect(isBye(twice)).toBe(false);
  expect(isBye(after(twice, true))).toBe(true);
  expect(isBye(after(twice, false, true))).toBe(false);
});

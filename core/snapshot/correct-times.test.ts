import { describe, expect, it } from "vitest";
import { listResponse, pollWireLists } from "#core/testing/derive.ts";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import { sampleHold } from "#core/testing/sample-hold.ts";
import { wireMatch } from "#core/testing/wire-match.ts";
import { NO_HISTORY } from "#core/model/match-history.ts";
import { correctHistoryTimes, correctSnapshotTimes } from "./correct-times.ts";
import { applyPoll } from "./snapshot.ts";

const RIGHT = Date.UTC(2026, 2, 7, 12);
const WRONG = RIGHT + 12 * HOUR;
const lists = { upcoming: [wireMatch()], ended: [] };
const correction = { by: -12 * HOUR, now: RIGHT + MINUTE };

describe("correctSnapshotTimes", () => {
  const before = pollWireLists(lists, RIGHT);
  const received = [...before.matches.values()].map(({ match }) => match);
  const later = applyPoll(before, {
    lists: [listResponse("upcoming", WRONG, received), listResponse("ended", WRONG, [])],
  });

  it("moves times recorded since then, of lists and sightings alike, and no earlier ones", () => {
    const moved = correctSnapshotTimes(later, before, correction);
    const [seen] = moved.matches.values();
    expect(seen?.sighting).toMatchObject({ firstSeen: RIGHT, lastSeen: RIGHT });
    expect(moved.lists.map(({ at }) => at)).toEqual([RIGHT, RIGHT]);
    expect(moved).toMatchObject({ takenAt: RIGHT, watchingSince: RIGHT });
    expect(later.takenAt).toBe(WRONG);
  });

  it("moves times in the future when no earlier snapshot is known", () => {
    const moved = correctSnapshotTimes(later, undefined, correction);
    expect(moved).toMatchObject({ takenAt: RIGHT, watchingSince: RIGHT });
  });
});

describe("correctSnapshotTimes of holds", () => {
  const hold = sampleHold({ since: WRONG });
  const withHold = (dataAt: number) => ({
    ...pollWireLists(lists, RIGHT),
    guard: { holds: [{ ...hold, dataAt }], losses: new Map(), held: new Set<string>() },
  });

  it("moves the data age of a hold in the future but not its start, which identifies decisions", () => {
    for (const [snapshot, earlier] of [
      [withHold(WRONG), withHold(RIGHT)],
      [withHold(RIGHT), undefined],
    ] as const) {
      const moved = correctSnapshotTimes(snapshot, earlier, correction);
      expect(moved.guard?.holds).toEqual([{ ...hold, dataAt: RIGHT }]);
    }
  });

  it("adds no guard state to a snapshot without one", () => {
    const { guard: _, ...without } = withHold(WRONG);
    expect("guard" in correctSnapshotTimes(without, undefined, correction)).toBe(false);
  });
});

describe("correctHistoryTimes", () => {
  it("keeps the history of an unchanged match", () => {
    const history = { ...NO_HISTORY, startedAt: WRONG };
    const same = new Map([["1", history]]);
    expect(correctHistoryTimes(same, same, correction).get("1")).toBe(history);
  });

  it("moves times detected since then, and no earlier ones", () => {
    const before = new Map([["1", { ...NO_HISTORY, startedAt: RIGHT }]]);
    const after = new Map([
      ["1", { ...NO_HISTORY, startedAt: RIGHT, endedAt: WRONG }],
      ["2", { ...NO_HISTORY, moved: { from: RIGHT, to: WRONG, at: WRONG } }],
    ]);
    expect(correctHistoryTimes(after, before, correction)).toEqual(
      new Map([
        ["1", { ...NO_HISTORY, startedAt: RIGHT, endedAt: RIGHT }],
        ["2", { ...NO_HISTORY, moved: { from: RIGHT, to: WRONG, at: RIGHT } }],
      ]),
    );
  });
});

import { describe, expect, it } from "vitest";
import { runToEnd } from "#core/lib/steps.ts";
import { derived, ENDED, LIVE, match, NOON, UPCOMING } from "#core/testing/model-match.ts";
import { areEndsMarked, findEndedMatchUpdatesInSteps, markEnded } from "./mark-ended.ts";
import { snapshotOfFile } from "./snapshot.ts";
import type { Snapshot } from "#core/model/tick.ts";

const KEY = "a.example/1";
const snapshot = snapshotOfFile([match("1")], NOON);
const seenOne = (one: Snapshot) => one.matches.get(KEY);

describe("markEnded", () => {
  it("marks known matches, and returns the same snapshot when nothing changes", () => {
    const marked = markEnded(snapshot, [KEY, "a.example/none"]);
    expect(seenOne(marked)?.sighting.wasEnded).toBe(true);
    expect(markEnded(marked, [KEY])).toBe(marked);
  });

  it("unmarks matches", () => {
    const undone = markEnded(markEnded(snapshot, [KEY]), [], [KEY]);
    expect(seenOne(undone)?.sighting.wasEnded).toBe(false);
  });
});

describe("findEndedMatchUpdatesInSteps", () => {
  it("finds matches that ended for another reason than the time", () => {
    const takenAsEnded = { ...ENDED, by: "taken-as-ended" } as const;
    const statuses = [ENDED, takenAsEnded, LIVE, UPCOMING];
    const all = statuses.map((status, index) => derived(match(`${index}`), { status }));
    const updates = runToEnd(findEndedMatchUpdatesInSteps(all));
    expect(updates).toEqual({ ended: ["a.example/0"], undone: [] });
  });

  it("finds matches that are marked as ended but have not ended", () => {
    const sighting = { ...seenOne(snapshot)!.sighting, wasEnded: true };
    const all = [LIVE, ENDED].map((status, index) =>
      derived(match(`${index}`), { status, sighting }),
    );
    const updates = runToEnd(findEndedMatchUpdatesInSteps(all));
    expect(updates).toEqual({ ended: ["a.example/1"], undone: ["a.example/0"] });
  });
});

describe("areEndsMarked", () => {
  const marked = { ...seenOne(snapshot)!.sighting, wasEnded: true };
  it.each([
    [false, "an end is not marked", { status: ENDED }],
    [true, "it is", { status: ENDED, sighting: marked }],
    [true, "a match has not ended", { status: LIVE }],
    [false, "one that has not ended is marked", { status: LIVE, sighting: marked }],
    [true, "an end is only assumed", { status: { ...ENDED, by: "taken-as-ended" } as const }],
  ])("returns %s when %s", (expected, _, change) => {
    expect(areEndsMarked([derived(match("1"), change)])).toBe(expected);
  });
});

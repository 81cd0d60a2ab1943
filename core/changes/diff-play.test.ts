import { describe, expect, it } from "vitest";
import { DRAW, ENDED, entry, inState, LIVE, match, UNDECIDED } from "#core/testing/model-match.ts";
import { diffPlay } from "./diff-play.ts";
import { contestantRef } from "#core/model/contestant.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { diffSlots } from "./diff-slots.ts";

function playChanges(before: DerivedMatch, after: DerivedMatch) {
  return diffPlay(before, after, diffSlots(before.match, after.match));
}

/** Returns a match whose second score is a text. */
function withText(status: DerivedMatch["status"]): DerivedMatch {
  const texts = [entry("Aino 2"), entry("Bo", { sort: 2, scoreText: "1*" })];
  return {
    ...inState(status, "Aino", "Bo"),
    match: match("1", { entries: texts }),
    outcome: UNDECIDED,
  };
}

const ref = (name: string) => contestantRef(entry(name));

describe("diffPlay of an ended match", () => {
  const before = inState(ENDED, "Aino 2", "Bo 1");
  const from = { scores: [2, 1], winner: ref("Aino"), draw: false };
  const withCleo: DerivedMatch = {
    ...before,
    match: match("1", { entries: [...before.match.entries, entry("Cleo", { sort: 3 })] }),
    outcome: { winner: 2, by: "advanced", draw: false },
  };
  const boAdvanced = { winner: 1, by: "advanced", draw: false } as const;
  it.each<[string, DerivedMatch, object]>([
    ["another score", inState(ENDED, "Aino 2", "Bo 0"), { scores: [2, 0] }],
    ["another winner", inState(ENDED, "Aino 1", "Bo 2"), { scores: [1, 2], winner: ref("Bo") }],
    ["only another winner", { ...before, outcome: boAdvanced }, { winner: ref("Bo") }],
    ["an unknown winner", { ...before, outcome: UNDECIDED }, { winner: null }],
    ["a draw", { ...before, outcome: DRAW }, { winner: null, draw: true }],
    ["a live state", inState(LIVE, "Aino 2", "Bo 1"), { winner: null }],
    ["a new contestant as winner", withCleo, { scores: [2, 1, null], winner: ref("Cleo") }],
    ["a text", withText(ENDED), { scores: [], winner: null }],
    ["no scores", inState(LIVE, "Aino", "Bo"), { scores: [null, null], winner: null }],
  ])("returns a correction to %s", (_name, after, to) => {
    const { state } = after.status;
    expect(playChanges(before, after)).toEqual([
      { type: "corrected", from, to: { ...from, ...to }, state },
    ]);
  });

  it.each<[string, DerivedMatch]>([
    ["its winner's name", inState(ENDED, "Aino S. 2", "Bo 1")],
    ["the order of its slots", inState(ENDED, "Bo 1", "Aino 2")],
  ])("returns nothing for a change of %s", (_name, after) => {
    expect(playChanges(before, after)).toEqual([]);
  });
});

describe("diffPlay of a live match", () => {
  it("returns start-withdrawn when the match is upcoming again", () => {
    const upcoming = inState({ ...LIVE, state: "upcoming" }, "Aino", "Bo");
    expect(playChanges(inState(LIVE, "Aino", "Bo"), upcoming)).toEqual([
      { type: "start-withdrawn" },
    ]);
  });

  it("returns no score when a score is a text, because an absent one counts as 0", () => {
    expect(playChanges(inState(LIVE, "Aino 1", "Bo 1"), withText(LIVE))).toEqual([]);
  });
});

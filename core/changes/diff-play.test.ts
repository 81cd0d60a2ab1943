import { describe, expect, it } from "vitest";
import {
  derived,
  DRAW,
  ENDED,
  entries,
  entry,
  LIVE,
  match,
  UNDECIDED,
} from "#core/testing/model-match.ts";
import { diffPlay } from "./diff-play.ts";
import { contestantRef } from "#core/model/contestant.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { diffSlots } from "./diff-slots.ts";

/** Creates a match with a status and scores: `of(ENDED, "Aino 2", "Bo 0")`. */
function of(status: DerivedMatch["status"], ...names: readonly string[]): DerivedMatch {
  const model = match("1", { entries: entries(...names) });
  return derived(model, status.state === "ended" ? { status } : { status, outcome: UNDECIDED });
}

function playChanges(before: DerivedMatch, after: DerivedMatch) {
  return diffPlay(before, after, diffSlots(before.match, after.match));
}

const ref = (name: string) => contestantRef(entry(name));

describe("diffPlay of an ended match", () => {
  const before = of(ENDED, "Aino 2", "Bo 1");
  const from = { scores: [2, 1], winner: ref("Aino"), draw: false };
  it.each<[string, DerivedMatch, object]>([
    [
      "another score",
      of(ENDED, "Aino 2", "Bo 0"),
      { to: { ...from, scores: [2, 0] }, state: "ended" },
    ],
    [
      "another winner",
      of(ENDED, "Aino 1", "Bo 2"),
      { to: { scores: [1, 2], winner: ref("Bo"), draw: false }, state: "ended" },
    ],
    [
      "another winner with the same score",
      { ...before, outcome: { winner: 1, by: "advanced", draw: false } },
      { to: { ...from, winner: ref("Bo") }, state: "ended" },
    ],
    [
      "an unknown winner",
      { ...before, outcome: UNDECIDED },
      { to: { ...from, winner: null }, state: "ended" },
    ],
    [
      "a draw",
      { ...before, outcome: DRAW },
      { to: { ...from, winner: null, draw: true }, state: "ended" },
    ],
    ["a live state", of(LIVE, "Aino 2", "Bo 1"), { to: { ...from, winner: null }, state: "live" }],
    [
      "a new contestant as winner",
      {
        ...of(ENDED, "Aino 2", "Bo 1"),
        match: match("1", { entries: [...entries("Aino 2", "Bo 1"), entry("Cleo", { sort: 3 })] }),
        outcome: { winner: 2, by: "advanced", draw: false },
      },
      { to: { scores: [2, 1, null], winner: ref("Cleo"), draw: false }, state: "ended" },
    ],
    [
      "no scores",
      of(LIVE, "Aino", "Bo"),
      { to: { scores: [null, null], winner: null, draw: false }, state: "live" },
    ],
  ])("returns a correction to %s", (_name, after, expected) => {
    expect(playChanges(before, after)).toEqual([{ type: "corrected", from, ...expected }]);
  });

  it.each<[string, DerivedMatch]>([
    ["its winner's name", of(ENDED, "Aino S. 2", "Bo 1")],
    ["the order of its slots", of(ENDED, "Bo 1", "Aino 2")],
  ])("returns nothing for a change of %s", (_name, after) => {
    expect(playChanges(before, after)).toEqual([]);
  });
});

describe("diffPlay of a live match", () => {
  it("returns start-withdrawn when the match is upcoming again", () => {
    const upcoming = of({ ...LIVE, state: "upcoming" }, "Aino", "Bo");
    expect(playChanges(of(LIVE, "Aino", "Bo"), upcoming)).toEqual([{ type: "start-withdrawn" }]);
  });
});

import { describe, expect, it } from "vitest";
import type { Outcome } from "#core/model/match-outcome.ts";
import type { Status } from "#core/model/match-status.ts";
import type { Match } from "#core/model/match.ts";
import { normalizeWireMatch } from "#core/testing/derive.ts";
import { wireContestantsOf, wireGroupMatch, wireSingleMatch } from "#core/testing/wire-matches.ts";
import { findEarlyOutcome, deriveOutcome } from "./derive-outcome.ts";
import {
  findClinchedIndex,
  hasScore,
  isBye,
  findProvenLeaderIndex,
  scoresCountGames,
} from "./outcome.ts";

const knockout = (sides: string, bestOf: string, change = {}): Match =>
  normalizeWireMatch(wireSingleMatch("1", "ro8#1", sides, { best_of: bestOf, ...change }));
const inGroup = (sides: string, bestOf = "1"): Match =>
  normalizeWireMatch(wireGroupMatch("1", "1", sides, { best_of: bestOf }));

const LOCKED: Status = { state: "ended", by: "locked", validUntil: null };
const TAKEN_AS_ENDED: Status = { ...LOCKED, by: "taken-as-ended" };
const LIVE: Status = { ...LOCKED, state: "live", by: "begun" };

describe("scoresCountGames", () => {
  it.each<[string, readonly [string, string][], boolean]>([
    [
      "games of best-of 3 and 5",
      [
        ["A 2 v B 1", "3"],
        ["A 3 v B 0", "5"],
      ],
      true,
    ],
    ["unplayed matches", [["A v B", "3"]], true],
    ["goals", [["A 4 v B 2", "1"]], false],
    [
      "rounds in one match and games in another",
      [
        ["A 2 v B 0", "3"],
        ["C 13 v D 7", "3"],
      ],
      false,
    ],
    ["a score above the majority of best-of", [["A 3 v B 0", "3"]], false],
    [
      "matches without a best-of",
      [
        ["A 13 v B 0", ""],
        ["A 2 v B 1", "3"],
      ],
      true,
    ],
    ["a single contestant", [["A 2", "3"]], true],
    ["one goal, which is like one game", [["A 1 v B 0", "1"]], true],
  ])("returns for %s the right value", (_, matches, expected) => {
    expect(scoresCountGames(matches.map(([sides, bestOf]) => knockout(sides, bestOf)))).toBe(
      expected,
    );
  });
});

describe("scores that are null", () => {
  const [aino = {}, bo = {}] = wireContestantsOf("Aino v Bo 2");
  const match = knockout("", "3", { contestants: [{ ...aino, score: null }, bo] });

  it("are treated as 0", () => {
    expect(scoresCountGames([match])).toBe(true);
    expect([findClinchedIndex(match), findProvenLeaderIndex(match)]).toEqual([1, 1]);
  });
});

describe("findClinchedIndex", () => {
  it.each<[string, string, number | null]>([
    ["A 2 v B 1", "3", 0],
    ["A 1 v B 2", "3", 1],
    ["A 1 v B 1", "3", null],
    ["A 2 v B 0", "2", 0],
    ["A 1 v B 1", "2", null],
    ["A 1 v B 0", "1", null],
    ["A 2 v B 2", "3", null],
    ["A 2 v B 0", "", null],
    ["A 2", "3", null],
    ["A 2 v B 0 v C 0", "3", null],
  ])("finds the winner of %s, best of %s", (sides, bestOf, expected) => {
    expect(findClinchedIndex(knockout(sides, bestOf))).toBe(expected);
  });
});

describe("findProvenLeaderIndex", () => {
  it.each<[string, string, number | null]>([
    ["A 1 v B 0", "1", 0],
    ["A 7 v B 13", "1", 1],
    ["A 1 v B 1", "1", null],
    // A retirement: the loser leads.
    ["A 1 v B 0", "3", null],
    ["A 13 v B 7", "3", 0],
    ["A 0 v B -1", "3", 0],
    ["A -1 v B 0", "5", 1],
    ["A 3 v B 0", "", null],
    ["A 0 v B -1", "", 0],
    ["A 1", "1", null],
    ["A 3 v B 1 v C 0", "1", null],
  ])("finds the winner of an ended match %s, best of %s", (sides, bestOf, expected) => {
    expect(findProvenLeaderIndex(knockout(sides, bestOf))).toBe(expected);
  });
});

describe("isBye and hasScore", () => {
  it.each<[string, Match, boolean, boolean]>([
    ["one contestant with the bye flag", knockout("A", "3", { bye: "1" }), true, false],
    ["no contestant with the bye flag", knockout("", "3", { bye: "1" }), true, false],
    ["two contestants with the bye flag", knockout("A v B", "3", { bye: "1" }), false, false],
    ["one contestant without the bye flag", knockout("A", "3", { bye: null }), false, false],
    ["a disqualification", knockout("A 0 v B -1", "3"), false, true],
    ["a goal", knockout("A 1 v B 0", "1"), false, true],
  ])("recognize %s", (_, match, bye, scored) => {
    expect([isBye(match), hasScore(match)]).toEqual([bye, scored]);
  });
});

describe("findEarlyOutcome", () => {
  it.each<[string, Match, number | null, boolean, unknown]>([
    ["a bye", knockout("A", "3", { bye: "1" }), null, true, { winner: 0, by: "bye", draw: false }],
    [
      "an empty bye",
      knockout("", "3", { bye: "1" }),
      null,
      true,
      { winner: null, by: "bye", draw: false },
    ],
    [
      "advancement before a clinched match",
      knockout("A 2 v B 0", "3"),
      1,
      true,
      { winner: 1, by: "advanced", draw: false },
    ],
    [
      "a clinched match",
      knockout("A 2 v B 0", "3"),
      null,
      true,
      { winner: 0, by: "clinched", draw: false },
    ],
    ["no clinched match if scores count goals", knockout("A 2 v B 0", "3"), null, false, null],
    ["nothing for more than two contestants", knockout("A 2 v B 0 v C 0", "3"), 0, true, null],
  ])("finds %s", (_, match, advanced, countGames, expected) => {
    expect(findEarlyOutcome(match, { advanced, countGames })).toEqual(expected);
  });
});

describe("deriveOutcome", () => {
  const undecided: Outcome = { winner: null, by: null, draw: false };
  const draw: Outcome = { ...undecided, draw: true };

  it.each<[string, Match, Status, Outcome]>([
    ["a live lead", knockout("A 1 v B 0", "1"), LIVE, undecided],
    [
      "a lead after the end",
      knockout("A 1 v B 0", "1"),
      LOCKED,
      { winner: 0, by: "led", draw: false },
    ],
    ["a lead when taken as ended", knockout("A 1 v B 0", "1"), TAKEN_AS_ENDED, undecided],
    ["a tied final", knockout("A 3 v B 3", "1"), LOCKED, undecided],
    ["a tied group match", inGroup("A 0 v B 0"), LOCKED, draw],
    ["a tied group match taken as ended", inGroup("A 1 v B 1"), TAKEN_AS_ENDED, draw],
    ["a tied group match of two games", inGroup("A 1 v B 1", "2"), LOCKED, draw],
    ["two disqualified contestants", inGroup("A -1 v B -1"), LOCKED, undecided],
    ["a group match of one contestant", inGroup("A"), LOCKED, undecided],
    [
      "the leader of a group match taken as ended",
      inGroup("A 0 v B 1", "3"),
      TAKEN_AS_ENDED,
      { winner: 1, by: "taken-as-ended", draw: false },
    ],
    ["a retirement in a bracket, led by its loser", knockout("A 1 v B 0", "3"), LOCKED, undecided],
    [
      "a lead below the majority of best-of in a group",
      inGroup("A 2 v B 1", "5"),
      LOCKED,
      { winner: 0, by: "led", draw: false },
    ],
    [
      "more than two contestants",
      inGroup("A 3 v B 9 v C 5"),
      TAKEN_AS_ENDED,
      { winner: 1, by: "led", draw: false },
    ],
    ["more than two contestants before the end", inGroup("A 3 v B 9 v C 5"), LIVE, undecided],
    ["more than two contestants without scores", inGroup("A v B v C"), LOCKED, undecided],
  ])("derives the outcome of %s", (_, match, status, expected) => {
    expect(deriveOutcome(match, null, status)).toEqual(expected);
  });

  it("returns an early decision, whatever the status", () => {
    const decision = { winner: 1, by: "advanced", draw: false } as const;
    expect(deriveOutcome(knockout("A 1 v B 1", "1"), decision, LIVE)).toEqual(decision);
  });
});

import { describe, expect, it } from "vitest";
import type { Outcome, Status } from "#core/model/derived-match.ts";
import type { Match } from "#core/model/match.ts";
import { normalizeWireMatch } from "#core/testing/derive.ts";
import { wireContestantsOf, wireGroupMatch, wireSingleMatch } from "#core/testing/wire-matches.ts";
import { deriveOutcome } from "./derive-match.ts";
import { findEarlyOutcome } from "./winner-rules.ts";
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
const ASSUMED: Status = { ...LOCKED, by: "taken-as-ended" };
const LIVE: Status = { ...LOCKED, state: "live", by: "begun" };
const UNDECIDED: Outcome = { winner: null, by: null, draw: false };
const DRAW: Outcome = { ...UNDECIDED, draw: true };
const won = <By extends Outcome["by"]>(winner: number | null, by: By) => {
  return { winner, by, draw: false };
};

describe("scoresCountGames", () => {
  it.each<[string, readonly string[], boolean]>([
    ["games of best-of 3 and 5", ["A 2 v B 1 of 3", "A 3 v B 0 of 5"], true],
    ["unplayed matches", ["A v B of 3"], true],
    ["goals", ["A 4 v B 2 of 1"], false],
    ["rounds in one match only", ["A 2 v B 0 of 3", "C 13 v D 7 of 3"], false],
    ["a score above the majority of best-of", ["A 3 v B 0 of 3"], false],
    ["matches without a best-of", ["A 13 v B 0 of ", "A 2 v B 1 of 3"], true],
    ["a single contestant", ["A 2 of 3"], true],
    ["one goal, which is like one game", ["A 1 v B 0 of 1"], true],
  ])("returns for %s the right value", (_, texts, expected) => {
    const matches = texts.map((text) => {
      const [sides = "", bestOf = ""] = text.split(" of ");
      return knockout(sides, bestOf);
    });
    expect(scoresCountGames(matches)).toBe(expected);
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
  it.each<[string, Match, number | null, boolean, Outcome | null]>([
    ["a bye", knockout("A", "3", { bye: "1" }), null, true, won(0, "bye")],
    ["an empty bye", knockout("", "3", { bye: "1" }), null, true, won(null, "bye")],
    ["advancement first", knockout("A 2 v B 0", "3"), 1, true, won(1, "advanced")],
    ["a clinched match", knockout("A 2 v B 0", "3"), null, true, won(0, "clinched")],
    ["no clinched match if scores count goals", knockout("A 2 v B 0", "3"), null, false, null],
    ["nothing for more than two contestants", knockout("A 2 v B 0 v C 0", "3"), 0, true, null],
  ])("finds %s", (_, match, advanced, countGames, expected) => {
    expect(findEarlyOutcome(match, advanced, countGames)).toEqual(expected);
  });
});

describe("deriveOutcome", () => {
  it.each<[string, Match, Status, Outcome]>([
    ["a live lead", knockout("A 1 v B 0", "1"), LIVE, UNDECIDED],
    ["a lead after the end", knockout("A 1 v B 0", "1"), LOCKED, won(0, "led")],
    ["a lead when taken as ended", knockout("A 1 v B 0", "1"), ASSUMED, UNDECIDED],
    ["a tied final", knockout("A 3 v B 3", "1"), LOCKED, UNDECIDED],
    ["a tied group match", inGroup("A 0 v B 0"), LOCKED, DRAW],
    ["a tied group match taken as ended", inGroup("A 1 v B 1"), ASSUMED, UNDECIDED],
    ["a tied group match of two games", inGroup("A 1 v B 1", "2"), LOCKED, DRAW],
    ["two disqualified contestants", inGroup("A -1 v B -1"), LOCKED, UNDECIDED],
    ["a group match of one contestant", inGroup("A"), LOCKED, UNDECIDED],
    ["a group match taken as ended", inGroup("A 0 v B 1", "3"), ASSUMED, UNDECIDED],
    ["disqualifications with different codes", inGroup("A -1 v B -2"), LOCKED, UNDECIDED],
    ["a retirement in a bracket, led by its loser", knockout("A 1 v B 0", "3"), LOCKED, UNDECIDED],
    ["a lead below the majority in a group", inGroup("A 2 v B 1", "5"), LOCKED, won(0, "led")],
    ["three contestants", inGroup("A 3 v B 9 v C 5"), LOCKED, won(1, "led")],
    ["three contestants when taken as ended", inGroup("A 3 v B 9 v C 5"), ASSUMED, UNDECIDED],
    ["a dead heat", inGroup("A 9 v B 9 v C 5"), LOCKED, { ...DRAW, by: "led", shared: [0, 1] }],
    ["a heat that nobody started", inGroup("A -1 v B -1 v C -1"), LOCKED, UNDECIDED],
    ["a heat that one contestant finished", inGroup("A -1 v B 0 v C -1"), LOCKED, won(1, "led")],
    [
      "a heat without a result of those who started",
      inGroup("A 0 v B 0 v C -1"),
      LOCKED,
      UNDECIDED,
    ],
    ["three contestants before the end", inGroup("A 3 v B 9 v C 5"), LIVE, UNDECIDED],
    ["three contestants without scores", inGroup("A v B v C"), LOCKED, UNDECIDED],
  ])("derives the outcome of %s", (_, match, status, expected) => {
    expect(deriveOutcome(match, null, status)).toEqual(expected);
  });

  it("returns an early decision, whatever the status", () => {
    const decision = won(1, "advanced");
    expect(deriveOutcome(knockout("A 1 v B 1", "1"), decision, LIVE)).toEqual(decision);
  });
});

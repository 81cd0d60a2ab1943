import { describe, expect, it } from "vitest";
import type { Outcome, Status } from "#core/model/derived.ts";
import type { Match } from "#core/model/match.ts";
import { modelOf } from "#core/testing/derive.ts";
import { contestantsOf, wireGroupMatch, wireSingleMatch } from "#core/testing/wire-matches.ts";
import { decideBeforeStatus, deriveOutcome } from "./derive-outcome.ts";
import { clinchedBy, hasScore, isBye, ledBy, scoresCountGames } from "./outcome.ts";

const knockout = (sides: string, bestOf: string, change = {}): Match =>
  modelOf(wireSingleMatch("1", "ro8#1", sides, { best_of: bestOf, ...change }));
const inGroup = (sides: string, bestOf = "1"): Match =>
  modelOf(wireGroupMatch("1", "1", sides, { best_of: bestOf }));

const LOCKED: Status = { state: "ended", by: "locked", validUntil: null };
const TAKEN: Status = { ...LOCKED, by: "taken-as-ended" };
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
    ["nothing yet", [["A v B", "3"]], true],
    ["goals", [["A 4 v B 2", "1"]], false],
    [
      "rounds of one match among games",
      [
        ["A 2 v B 0", "3"],
        ["C 13 v D 7", "3"],
      ],
      false,
    ],
    ["a score that one best-of allows and another does not", [["A 3 v B 0", "3"]], false],
    [
      "matches that do not say their best-of",
      [
        ["A 13 v B 0", ""],
        ["A 2 v B 1", "3"],
      ],
      true,
    ],
    ["a contestant alone", [["A 2", "3"]], true],
    ["one goal, which looks like one game", [["A 1 v B 0", "1"]], true],
  ])("judges %s", (_, matches, expected) => {
    expect(scoresCountGames(matches.map(([sides, bestOf]) => knockout(sides, bestOf)))).toBe(
      expected,
    );
  });
});

describe("a missing score", () => {
  const [aino = {}, bo = {}] = contestantsOf("Aino v Bo 2");
  const match = knockout("", "3", { contestants: [{ ...aino, score: null }, bo] });

  it("counts as none", () => {
    expect(scoresCountGames([match])).toBe(true);
    expect([clinchedBy(match), ledBy(match)]).toEqual([1, 1]);
  });
});

describe("clinchedBy", () => {
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
  ])("%s, best of %s", (sides, bestOf, expected) => {
    expect(clinchedBy(knockout(sides, bestOf))).toBe(expected);
  });
});

describe("ledBy", () => {
  it.each<[string, string, number | null]>([
    ["A 1 v B 0", "1", 0],
    ["A 7 v B 13", "1", 1],
    ["A 1 v B 1", "1", null],
    // A retirement, led by its loser.
    ["A 1 v B 0", "3", null],
    ["A 13 v B 7", "3", 0],
    ["A 0 v B -1", "3", 0],
    ["A -1 v B 0", "5", 1],
    ["A 3 v B 0", "", null],
    ["A 0 v B -1", "", 0],
    ["A 1", "1", null],
    ["A 3 v B 1 v C 0", "1", null],
  ])("%s, best of %s", (sides, bestOf, expected) => {
    expect(ledBy(knockout(sides, bestOf))).toBe(expected);
  });
});

describe("isBye and hasScore", () => {
  it.each<[string, Match, boolean, boolean]>([
    ["one contestant and the flag", knockout("A", "3", { bye: "1" }), true, false],
    ["nobody and the flag", knockout("", "3", { bye: "1" }), true, false],
    ["two and the flag", knockout("A v B", "3", { bye: "1" }), false, false],
    ["one contestant without the flag", knockout("A", "3", { bye: null }), false, false],
    ["a disqualification", knockout("A 0 v B -1", "3"), false, true],
    ["a goal", knockout("A 1 v B 0", "1"), false, true],
  ])("%s", (_, match, bye, played) => {
    expect([isBye(match), hasScore(match)]).toEqual([bye, played]);
  });
});

describe("decideBeforeStatus", () => {
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
      "who advanced before who led",
      knockout("A 2 v B 0", "3"),
      1,
      true,
      { winner: 1, by: "advanced", draw: false },
    ],
    [
      "who clinched",
      knockout("A 2 v B 0", "3"),
      null,
      true,
      { winner: 0, by: "clinched", draw: false },
    ],
    ["no clinch where scores count goals", knockout("A 2 v B 0", "3"), null, false, null],
    ["nothing of more than two", knockout("A 2 v B 0 v C 0", "3"), 0, true, null],
  ])("finds %s", (_, match, advanced, countGames, expected) => {
    expect(decideBeforeStatus(match, { advanced, countGames })).toEqual(expected);
  });
});

describe("deriveOutcome", () => {
  const nobody: Outcome = { winner: null, by: null, draw: false };
  const draw: Outcome = { ...nobody, draw: true };

  it.each<[string, Match, Status, Outcome]>([
    ["a live lead", knockout("A 1 v B 0", "1"), LIVE, nobody],
    [
      "a lead in the end",
      knockout("A 1 v B 0", "1"),
      LOCKED,
      { winner: 0, by: "led", draw: false },
    ],
    ["a lead when taken as ended", knockout("A 1 v B 0", "1"), TAKEN, nobody],
    ["a level final", knockout("A 3 v B 3", "1"), LOCKED, nobody],
    ["a level group match", inGroup("A 0 v B 0"), LOCKED, draw],
    ["a level group match taken as ended", inGroup("A 1 v B 1"), TAKEN, draw],
    ["a level group match of two games", inGroup("A 1 v B 1", "2"), LOCKED, draw],
    ["two disqualified", inGroup("A -1 v B -1"), LOCKED, nobody],
    ["a group match of one", inGroup("A"), LOCKED, nobody],
    [
      "the leader of a group match taken as ended",
      inGroup("A 0 v B 1", "3"),
      TAKEN,
      { winner: 1, by: "taken-as-ended", draw: false },
    ],
    ["a group match given up, led by its loser", inGroup("A 1 v B 0", "3"), LOCKED, nobody],
    ["more than two", inGroup("A 3 v B 9 v C 5"), TAKEN, { winner: 1, by: "led", draw: false }],
    ["more than two before their end", inGroup("A 3 v B 9 v C 5"), LIVE, nobody],
    ["more than two, unplayed", inGroup("A v B v C"), LOCKED, nobody],
  ])("of %s", (_, match, status, expected) => {
    expect(deriveOutcome(match, null, status)).toEqual(expected);
  });

  it("is what decided the match, whatever its status", () => {
    const decision = { winner: 1, by: "advanced", draw: false } as const;
    expect(deriveOutcome(knockout("A 1 v B 1", "1"), decision, LIVE)).toEqual(decision);
  });
});

import { describe, expect, it } from "vitest";
import { entry, formatStandings, played, playedAll } from "#core/testing/model-match.ts";
import { appearancesOf } from "#core/match/appearance.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { GroupKind, RankingRule } from "#core/model/group.ts";
import { NO_RULE, POINTS_RULE, WINS_RULE } from "./ranking-rule.ts";
import { deriveStandings } from "./standings.ts";

type Change = Partial<Parameters<typeof deriveStandings>[1]>;

/** Derives standings from the texts of matches, see `played`, or from matches. */
function table(
  results: readonly (string | DerivedMatch)[],
  kind: GroupKind,
  rule: RankingRule,
  change: Change = {},
  wentTo: Parameters<typeof deriveStandings>[2] = new Map(),
) {
  const input = {
    kind,
    rule,
    placement: null,
    scoresArePoints: false,
    isComplete: false,
    usualPoints: [],
    missing: null,
    tieOrders: [],
  };
  const matches = results.map((one, id) => (typeof one === "string" ? played(`${id}`, one) : one));
  return deriveStandings(appearancesOf(matches), { ...input, ...change }, wentTo);
}

function lines(results: readonly string[], kind: GroupKind, rule: RankingRule): readonly string[] {
  return formatStandings(table(results, kind, rule));
}

describe("standings, for a round robin", () => {
  it.each<[string, RankingRule, readonly string[], readonly string[]]>([
    ["by points", POINTS_RULE, ["A 1, B 0", "A 2, C 2", "B 3, C 0"], ["1 A 4", "2 B 3", "3 C 1"]],
    ["by wins", WINS_RULE, ["A 0, B 2", "B 2, C 0", "A 2, C 1"], ["1 B 2", "2 A 1", "3 C 0"]],
    [
      "then by difference",
      POINTS_RULE,
      ["A 1, C 0", "B 3, D 0"],
      ["1 B 3", "2 A 3", "3 C 0", "4 D 0"],
    ],
    ["then by score", POINTS_RULE, ["A 1, C 0", "B 3, D 2"], ["1 B 3", "2 A 3", "3 D 0", "4 C 0"]],
    [
      "then by head-to-head",
      POINTS_RULE,
      ["B 1, A 0", "A 1, C 0", "C 1, B 0", "A 2, D 0", "D 0, B 2", "D 2, C 3"],
      ["1 B 6", "2 A 6", "3 C 6", "4 D 0"],
    ],
    [
      "by head-to-head after equal sums of decimals",
      WINS_RULE,
      [
        "A 74.5, B 75.3",
        "C 70.1, D 73.4",
        "A 75.5, C 72.7",
        "B 75.4, D 70.7",
        "A 73.3, D 70.1",
        "B 72.6, C 72.9",
      ],
      ["1 B 2", "2 A 2", "3 D 1", "4 C 1"],
    ],
    [
      "by head-to-head of three, then of the two that remain tied",
      { ...POINTS_RULE, tieBreakers: ["head-to-head"] },
      ["A 1, B 0", "C 2, A 1", "B 2, C 1"],
      ["1 C 3", "2 A 3", "3 B 3"],
    ],
    [
      "by name if all criteria are tied",
      POINTS_RULE,
      ["B 1, A 1", "C 2, A 0", "C 2, B 0", "A"],
      ["1 C 6", "2= A 1", "2= B 1"],
    ],
    [
      "by name before play",
      POINTS_RULE,
      ["B, A", "C, D"],
      ["1= A 0", "1= B 0", "1= C 0", "1= D 0"],
    ],
    [
      "by the given rule: head-to-head before difference",
      { ...POINTS_RULE, tieBreakers: ["head-to-head", "difference"] },
      ["A 1, B 0", "B 9, C 0", "A 0, C 1", "B 1, C 0", "A 1, C 0"],
      ["1 A 6", "2 B 6", "3 C 3"],
    ],
    [
      "by the given rule: two points for a win, one for a loss",
      { points: { win: 2, draw: 1, loss: 1 }, tieBreakers: [] },
      ["A 1, B 0", "B 1, C 0", "B 0, C 1"],
      ["1 B 4", "2 C 3", "3 A 2"],
    ],
  ])("ranks %s", (_name, rule, results, expected) => {
    expect(lines(results, "round-robin", rule)).toEqual(expected);
  });
});

const SWISS_RULE: RankingRule = { points: null, tieBreakers: [] };

describe("standings, for a Swiss group", () => {
  it("ranks fewer losses first among equal points", () => {
    const results = ["A 2, B 0", "C 2, D 0", "A 2, D 0", "B 0, C 2", "A 0, E 2", "E 2, F 0"];
    const expected = ["1= C 2", "1= E 2", "3 A 2", "4 F 0", "5= B 0", "5= D 0"];
    expect(lines(results, "swiss", SWISS_RULE)).toEqual(expected);
  });

  it("adds the points of a bye, which counts as no match", () => {
    const [first] = table(["A 1", "B 2, C 0", "A 2, C 0"], "swiss", SWISS_RULE);
    expect(first).toMatchObject({ points: 2, byePoints: 1, played: 1, won: 1, form: ["won"] });
  });

  it("subtracts the deductions that the service sends if the rule demands it", () => {
    const matches = playedAll(["A 1, B 0"]);
    for (const { match } of matches) {
      for (const own of match.entries) Object.assign(own, { deduction: 1 });
    }
    const rows = table(matches, "round-robin", { ...POINTS_RULE, deduct: true });
    expect(formatStandings(rows)).toEqual(["1 A 2", "2 B -1"]);
  });

  it("sums the scores when they are points", () => {
    const results = ["A 0.5, B 0.5", "C 1, A 0", "B 0.5"];
    const rows = table(results, "swiss", SWISS_RULE, { scoresArePoints: true });
    expect(formatStandings(rows)).toEqual(["1= B 1", "1= C 1", "3 A 0.5"]);
  });
});

describe("standings, for other kinds", () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ["before play", ["A, B", "C, D"], ["1= A 0", "1= B 0", "1= C 0", "1= D 0"]],
    ["openings", ["A 2, B 0", "C 2, D 1"], ["1= A 1", "1= C 1", "3= B 0", "3= D 0"]],
    [
      "winners' match",
      ["A 2, B 0", "C 2, D 1", "A 0, C 2"],
      ["1 C 2", "2 A 1", "3= B 0", "3= D 0"],
    ],
    [
      "all five matches: by results, not by scores",
      ["A 2, B 0", "C 2, D 1", "A 1, C 2", "B 2, D 0", "A 0, B 2"],
      ["1 C 2", "2 B 2", "3 A 1", "4 D 0"],
    ],
  ])("ranks a path: %s", (_name, results, expected) => {
    expect(lines(results, "path", NO_RULE)).toEqual(expected);
  });

  it("ranks matches of more than two by the sum of scores, then by matches won", () => {
    const results = ["A 10, B 6, C 4, D 0", "B 6, C 8, D 4, A 2", "E 4, D -1, A, B"];
    const expected = ["1= A 12", "1= C 12", "3 B 12", "4 D 4", "5 E 0"];
    expect(lines(results, "ranked", NO_RULE)).toEqual(expected);
  });

  it("returns the score of each match of more than two as its points", () => {
    const [first] = table(["A 10, B 6, C 4", "B 6, C 8, A 2"], "ranked", NO_RULE);
    const results = first?.results.map(({ placement, points }) => [placement, points]);
    expect([first?.contestant.name, results]).toEqual([
      "A",
      [
        [1, 10],
        [3, 2],
      ],
    ]);
  });
});

describe("standings, for one contestant", () => {
  it("derives all fields", () => {
    const lineOfA = table(["A 2, B 0", "C 1, A 1", "A 0, D 3"], "round-robin", POINTS_RULE).find(
      ({ contestant }) => contestant.name === "A",
    );
    expect(lineOfA).toMatchObject({
      position: 1,
      played: 3,
      won: 1,
      drawn: 1,
      lost: 1,
      scoreFor: 3,
      scoreAgainst: 4,
      difference: -1,
      points: 4,
      form: ["won", "drawn", "lost"],
      wentTo: null,
    });
  });

  it("includes the place that the contestant advanced to", () => {
    const place = { bracket: "a.example/9", code: "QF-1" };
    const wentTo = new Map([[entry("A").key, place]]);
    const [lineOfA] = table(["A 1, B 0"], "round-robin", WINS_RULE, {}, wentTo);
    expect(lineOfA).toMatchObject({ contestant: { name: "A" }, wentTo: place });
  });
});

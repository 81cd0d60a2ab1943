import { describe, expect, it } from "vitest";
import type { RankingRule, TieBreaker } from "#core/model/group.ts";
import { scenariosOf } from "#core/testing/group-in-play.ts";

const POINTS = { win: 3, draw: 1, loss: 0 };

/** Returns the fate of A, who has played all matches, and what decides it. */
function fateOfA(results: readonly string[], rule: RankingRule | null, advancing = 1) {
  const size = new Set(results.flatMap((text) => text.match(/[A-Z]/g) ?? [])).size;
  const scenarios = scenariosOf({ results, size, advancing, rule });
  const one = scenarios?.contestants.find(({ contestant }) => contestant.name === "A");
  if (one?.verdict !== "open") return one?.verdict;
  const fates = one.outlooks.flatMap(({ clauses, otherwise, tieBy }) =>
    clauses.map(({ fate }): string | null => fate).concat(otherwise, tieBy),
  );
  return fates.filter(Boolean).join(" ");
}

const by = (...tieBreakers: TieBreaker[]): RankingRule => ({ points: POINTS, tieBreakers });

/** A and B have 6 points; D has as many after a win. */
const LEVEL = ["A 3, C 0", "A 1, D 0", "B 1, A 0", "B 1, C 0", "D 1, B 0", "C, D"];

describe("ties among contestants who have played all matches", () => {
  it.each<[string, RankingRule, string]>([
    ["difference", by("difference"), "through tie difference"],
    ["scores", by("score-for", "difference"), "through tie score-for"],
    ["head-to-head", by("head-to-head"), "tie eliminated nothing"],
    ["nothing", by(), "tie nothing"],
    ["Buchholz", by("buchholz"), "tie buchholz"],
    ["Sonneborn-Berger", by("sonneborn-berger"), "tie sonneborn-berger"],
    ["median Buchholz", by("median-buchholz"), "tie median-buchholz"],
  ])("are decided by %s", (_name, rule, expected) => {
    expect(fateOfA(LEVEL, rule)).toBe(expected);
  });

  it("are not decided by the tie-breakers of an assumed rule", () => {
    expect(fateOfA([...LEVEL.slice(0, -1), "C, D"], null)).toBe("tie");
  });
});

describe("ties that open scores decide", () => {
  it("are decided by difference later, or by head-to-head now", () => {
    const results = ["A 1, B 0", "A 0, C 1", "B, C"];
    // B wins: all three have 3 points. Otherwise C is ahead.
    expect(fateOfA(results, by("difference"))).toBe("tie eliminated difference");
    expect(fateOfA(results, by("head-to-head"))).toBe("tie eliminated head-to-head");
  });

  it("are not concluded from wins alone if byes make the numbers of matches unequal", () => {
    const wins: RankingRule = { points: null, tieBreakers: ["difference"] };
    expect(fateOfA([...LEVEL, "A 0"], wins)).toBe("tie");
  });
});

it("ties are not decided by staff while matches are open, because they may still end", () => {
  const play = { results: LEVEL, size: 4, advancing: 1, rule: by() };
  const decided = scenariosOf({ ...play, tieOrder: ["B", "A"] });
  expect(decided).not.toBeNull();
  expect(decided).toEqual(scenariosOf(play));
  expect(decided?.contestants.some(({ verdict }) => verdict === "open")).toBe(true);
});

/** Doubles that list all four players: both of a pair win. */
import { describe, expect, it } from "vitest";
import { findEntryResult } from "#core/match/appearance.ts";
import { contestantNamed, standingsOf, worldOfFile } from "#core/testing/derive.ts";
import { wireGroupMatches } from "#core/testing/wire-matches.ts";

const resultsOf = (...rows: readonly string[]): readonly string[] => {
  const world = worldOfFile(wireGroupMatches(rows, { round_of: "8" }));
  return [...world.matches.values()].map((derived) =>
    derived.match.entries.map((_, index) => findEntryResult(derived, index)?.[0] ?? "-").join(""),
  );
};

/** Every order of four scores of which two and two are equal, or not. */
const SCORES = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].flatMap((c) => [0, 1, 2, 3].map((d) => [a, b, c, d] as const)),
  ),
);

describe("a match of four", () => {
  it("is won by two if two and two share a score", () => {
    for (const scores of SCORES) {
      const [results = ""] = resultsOf(scores.map((score, at) => `P${at} ${score}`).join(" v "));
      const best = Math.max(...scores);
      const [a, b, c, d] = scores.toSorted();
      const isOfPairs = a === b && c === d && a !== c;
      // 1, 1, 3, 3 may be the places of a race.
      const arePlaces = scores.toSorted().join("") === "1133";
      const won = scores.map((score) => (score === best ? "w" : "l")).join("");
      const expected = isOfPairs && !arePlaces ? [won] : [];
      expect([results].filter((one) => /w.*w/.test(one))).toEqual(expected);
    }
  });

  it("is won by other partners than the match before", () => {
    const first = "Elm 2 v Fir 1 v Oak 2 v Yew 1";
    expect(resultsOf(first, "Elm 0 v Fir 3 v Oak 3 v Yew 0")).toEqual(["wlwl", "lwwl"]);
  });

  it("is none of pairs in a group with another result or another number of contestants", () => {
    const pairs = ["Elm 2 v Fir 2 v Oak 1 v Yew 1", "Elm 2 v Oak 2 v Fir 1 v Yew 1"];
    expect(resultsOf(...pairs)).toEqual(["wwll", "wwll"]);
    expect(resultsOf(...pairs, "Elm 4 v Fir 3 v Oak 2 v Yew 1")[0]).toBe("ddll");
    expect(resultsOf(...pairs, "Elm 2 v Fir 2 v Oak 1")[0]).toBe("ddll");
    expect(resultsOf(...pairs, "Elm 5 v Fir 5 v Oak 5 v Yew 5")).toEqual(["wwll", "wwll", "dddd"]);
  });

  it("counts as won for both in table and record, also with other partners", () => {
    const rows = [
      "Elm 2 v Fir 2 v Oak 1 v Yew 1",
      "Elm 2 v Oak 2 v Fir 0 v Yew 0",
      "Elm 1 v Yew 1 v Fir 3 v Oak 3",
    ];
    const world = worldOfFile(wireGroupMatches(rows));
    const table = standingsOf(world).map(({ contestant, won, drawn, lost }) => [
      contestant.name,
      won,
      drawn,
      lost,
    ]);
    expect(table).toEqual([
      ["Oak", 2, 0, 1],
      ["Elm", 2, 0, 1],
      ["Fir", 2, 0, 1],
      ["Yew", 0, 0, 3],
    ]);
    expect(contestantNamed(world, "Elm").record).toMatchObject({ won: 2, drawn: 0, lost: 1 });
  });
});

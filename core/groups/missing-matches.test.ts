import { describe, expect, it } from "vitest";
import { played, playedAll } from "#core/testing/model-match.ts";
import { sample } from "#core/testing/node/sample.ts";
import { seededRandom } from "#core/testing/seeded-random.ts";
import { playSwiss } from "#core/testing/swiss.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { findMissingMatches, hasArbitraryPairs } from "./missing-matches.ts";

/** Creates matches of one group in row order. */
const group = (texts: readonly string[]): readonly DerivedMatch[] =>
  texts.map((text, index) =>
    played(`${index}`, text, { row: index + 1, bye: !text.includes(",") }),
  );

/** Returns the missing matches by name; "arbitrary" if arbitrary pairs met. */
function missingIn(texts: readonly string[]): unknown {
  const missing = findMissingMatches(group(texts));
  if (missing === null) return null;
  if (hasArbitraryPairs(missing)) return "arbitrary";
  const names = new Map(
    playedAll(texts).flatMap(({ match }) => match.entries.map(({ key, name }) => [key, name])),
  );
  return Object.fromEntries([...missing].map(([key, count]) => [names.get(key) ?? "", count]));
}

function pairsOf(size: number): readonly string[] {
  const names = Array.from({ length: size }, (_, index) => `P${index}`);
  return names.flatMap((a, index) => names.slice(index + 1).map((b) => `${a} 1, ${b} 0`));
}

describe("findMissingMatches", () => {
  it.each<[string, readonly string[], unknown]>([
    ["a round robin", pairsOf(4), null],
    ["a double round robin", [...pairsOf(4), ...pairsOf(4)], null],
    ["two of its pairs twice", [...pairsOf(3), "P0 1, P1 0"], { P0: 0, P1: 0, P2: 0 }],
    ["one pair that did not meet", ["A 1, B 0", "A 1, C 0"], { A: 0, B: 1, C: 1 }],
    [
      "a contestant who left after one match",
      [...pairsOf(4), "L 0, P0 1"],
      { P0: 0, P1: 0, P2: 0, P3: 0, L: 0 },
    ],
    [
      "two rounds of three",
      ["A 1, B 0", "C 1, D 0", "A 1, C 0", "B 1, D 0"],
      { A: 0, B: 0, C: 0, D: 0 },
    ],
    [
      "challenges",
      ["A 1, B 3", "B 3, C 0", "D 3, C 1", "A 3, D 2", "D 3, B 0", "A 3, B 1"],
      "arbitrary",
    ],
    ["one match after the other", ["A 1, B 0", "A 1, C 0", "A 0, D 1", "D 2, E 1"], "arbitrary"],
  ])("returns the missing matches of %s", (_, texts, expected) => {
    expect(missingIn(texts)).toEqual(expected);
  });

  it("finds at most a fifth of the pairs of a league to be missing, whichever they are", () => {
    for (const size of [5, 6, 7]) {
      const pairs = pairsOf(size);
      for (const [index, one] of pairs.entries()) {
        for (const other of pairs.slice(index + 1)) {
          const rest = pairs.filter((text) => text !== one && text !== other);
          const missing = findMissingMatches(group(rest)) ?? new Map<string, number>();
          const sum = [...missing.values()].reduce((total, count) => total + count, 0);
          expect({ one, other, sum }).toEqual({ one, other, sum: 4 });
        }
      }
    }
  });

  it("misses no match of a contestant of a Swiss group", () => {
    for (const contestants of [6, 7, 8, 9, 10, 11, 12]) {
      for (let rounds = 3; rounds < contestants - 2; rounds += 1) {
        for (const seed of sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 3)) {
          const swiss = playSwiss({ contestants, rounds, inPoints: false, seed });
          const texts = swiss.matches.map(({ sides }) =>
            sides.map(({ name, score }) => `${name} ${score}`).join(", "),
          );
          const missing = findMissingMatches(group(texts));
          expect([contestants, rounds, seed, ...new Set(missing?.values())]).toEqual([
            contestants,
            rounds,
            seed,
            0,
          ]);
        }
      }
    }
  });

  it.each([6, 7, 8, 10, 12])("finds arbitrary pairs in ladders of %s", (size) => {
    const seeds = sample(
      Array.from({ length: 400 }, (_, index) => index + 1),
      40,
    );
    const unlike = seeds.filter((seed) => {
      const random = seededRandom(seed * 7919);
      const matches = size + Math.floor(random() * size * 2);
      const missing = findMissingMatches(group(playLadder(size, matches, random)));
      return missing === null || !hasArbitraryPairs(missing);
    });
    // Few contestants may meet nearly as in a round robin by chance.
    expect(unlike.length / seeds.length).toBeLessThanOrEqual(size < 8 ? 0.05 : 0);
  });
});

/** Plays challenges of a ladder: who beats the neighbour above takes their place. */
function playLadder(size: number, matches: number, random: () => number): readonly string[] {
  const order = Array.from({ length: size }, (_, index) => `P${index}`);
  return Array.from({ length: matches }, () => {
    const at = 1 + Math.floor(random() * (size - 1));
    const [above = "", below = ""] = order.slice(at - 1, at + 1);
    const isWon = random() < 0.5;
    if (isWon) order.splice(at - 1, 2, below, above);
    return isWon ? `${below} 3, ${above} 1` : `${above} 3, ${below} 0`;
  });
}

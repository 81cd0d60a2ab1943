import { describe, expect, it } from "vitest";
import { sample } from "#core/testing/node/sample.ts";
import { seededRandom } from "#core/testing/seeded-random.ts";
import { derived, match, played } from "#core/testing/model-match.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { playSwiss } from "#core/testing/swiss.ts";
import { findSwissRounds } from "./swiss-rounds.ts";

/** Creates matches of one group in row order, see `played`. */
const group = (...results: readonly string[]): readonly DerivedMatch[] =>
  results.map((text, index) =>
    played(`${index}`, text, { row: index + 1, bye: !text.includes(",") }),
  );

const idsOf = (rounds: ReturnType<typeof findSwissRounds>) =>
  rounds?.map((round) => round.map(({ match: { id } }) => id)) ?? null;

describe("findSwissRounds", () => {
  it("finds the rounds when a bye gave points", () => {
    const matches = group("A 2, B 0", "C 2, D 1", "E 1", "A 2, C 0", "B 2, E 1", "D 1");
    expect(idsOf(findSwissRounds(matches))).toEqual([
      ["0", "1", "2"],
      ["3", "4", "5"],
    ]);
  });

  it("leaves out matches without contestants", () => {
    const open = derived(match("9", { row: 9, entries: [] }));
    const matches = [...group("A 2, B 0", "C 2, D 1", "E 1", "A 2, C 0"), open];
    expect(idsOf(findSwissRounds(matches))).toEqual([["0", "1", "2"], ["3"]]);
  });

  it("uses the given order when rows are missing or stated twice", () => {
    const matches = group("A 2, B 0", "C 2, D 1", "E 1", "A 2, C 0").map((one) =>
      derived({ ...one.match, row: 1 }, { status: one.status }),
    );
    expect(idsOf(findSwissRounds(matches))).toEqual([["0", "1", "2"], ["3"]]);
  });

  it("puts a contestant who missed a round into the round of the opponent", () => {
    const matches = group("A 2, B 0", "C 2, D 1", "E 1", "A 2, C 0", "F 1", "A 2, F 0");
    expect(idsOf(findSwissRounds(matches))).toEqual([["0", "1", "2", "4"], ["3"], ["5"]]);
  });

  it("finds the rounds when a pair meets again after a forfeit", () => {
    const rows = [
      ["A 0, B -1", "C 2, D 1", "E 2, F 0", "G 2, H 1"],
      ["A 2, C 1", "E 2, G 0", "B 2, D 0", "F 1, H 2"],
      ["A 2, E 1", "C 2, G 0", "H 0, B 2", "D 1, F 2"],
      ["A 0, B 2", "E 2, C 0", "G 2, F 0", "H 2, D 1"],
    ];
    const matches = group(...rows.flat());
    const rounds = findSwissRounds(matches);
    expect(rounds?.map((round) => round.length)).toEqual([4, 4, 4, 4]);
    expect(findSwissRounds(matches.slice(0, 14))?.length).toBe(4);
  });

  it("finds the rounds when rows start again in each round and all starts are equal", () => {
    const texts = ["A 2, B 0", "C 2, D 1", "E 2, F 0", "C 2, A 0", "E 2, B 1", "F 2, D 0"];
    const rounds = [...texts, "C 2, E 0", "A 2, B 1", "F 0, D 2"];
    const matches = rounds.map((text, index) => played(`${index}`, text, { row: 1 + (index % 3) }));
    const byRow = matches.toSorted((a, b) => (a.match.row ?? 0) - (b.match.row ?? 0));
    expect(idsOf(findSwissRounds(byRow))).toEqual([
      ["0", "1", "2"],
      ["3", "4", "5"],
      ["6", "7", "8"],
    ]);
  });

  it.each<[string, readonly DerivedMatch[]]>([
    ["a match that is played again", group("A 1, B 1", "C 2, D 1", "A 2, B 0", "C 2, A 0")],
    ["two legs on one day", group("A 2, B 0", "C 2, D 1", "B 2, A 0", "D 1, C 2", "A 2, C 0")],
    ["a contestant against themselves", group("A 2, A 0", "C 2, D 1", "A 2, C 0", "A 1, D 2")],
    ["a bye without points", group("A 2, B 0", "C 2, D 1", "E 0", "A 2, C 0")],
    ["a pair that meets twice", group("A 2, B 0", "C 2, D 1", "E 1", "B 2, A 0")],
    ["a full round robin", group("A 2, B 0", "C 1", "A 2, C 0", "B 1", "B 2, C 0", "A 1")],
    ["matches of three", group("A 2, B 0, C 1", "D 1")],
    ["only drawn matches", group("A 1, B 1", "C 1, D 1", "A 1, C 1", "B 1, D 1")],
    ["the first round", group("A 2, B 0", "C 2, D 1", "E 2, F 1")],
    ["open matches", group("A, B", "C, D", "E, F", "A, C")],
  ])("returns null for %s", (_, matches) => {
    expect(findSwissRounds(matches)).toBeNull();
  });

  const SEEDS = Array.from(
    { length: Number(process.env["SEEDS"] ?? 100) },
    (_, index) => index + 1,
  );

  it("finds few contestants to be a Swiss group once it ended, by the points of those who met", () => {
    const options = [8, 10, 12].flatMap((contestants) =>
      [3, 4, 5].map((rounds) => ({ contestants, rounds, inPoints: false })),
    );
    let [found, wrong] = [0, 0];
    const seeds = sample(SEEDS, 20);
    for (const { contestants, rounds, inPoints } of options) {
      for (const seed of seeds) {
        const { matches } = playSwiss({ contestants, rounds, inPoints, seed });
        const texts = matches.map(({ sides }) =>
          sides.map(({ name, score }) => `${name} ${score}`).join(", "),
        );
        const days = roundRobin(contestants, seededRandom(seed)).slice(0, rounds);
        found += Number(findSwissRounds(group(...texts), true)?.length === rounds);
        wrong += Number(findSwissRounds(group(...days.flat()), true) !== null);
      }
    }
    expect(found / seeds.length).toBeGreaterThan(0.85 * options.length);
    expect(wrong / seeds.length).toBeLessThan(0.04 * options.length);
  });

  it("finds no round robin in progress to be a Swiss group", () => {
    const claimed = SEEDS.filter((seed) => {
      const size = 6 + 2 * (seed % 8);
      const days = roundRobin(size, seededRandom(seed));
      return days.some((_day, index) => findSwissRounds(group(...days.slice(0, index).flat())));
    });
    expect(claimed).toEqual([]);
  });

  it("finds no double round robin to be a Swiss group during its second half, in any order of days", () => {
    const claimed = sample(SEEDS, 30).filter((seed) => {
      const random = seededRandom(seed);
      const size = 4 + 2 * (seed % 4);
      const [first, second] = [roundRobin(size, random), roundRobin(size, random)];
      const legs = first.flatMap((day, index) => [day, second[index] ?? []]);
      return [[...first, ...second], [...first, ...second.toReversed()], legs].some((days) => {
        const texts = days.flat();
        return texts.some(
          (_, index) =>
            index > texts.length / 2 && findSwissRounds(group(...texts.slice(0, index))),
        );
      });
    });
    expect(claimed).toEqual([]);
  });
});

/** Plays a round robin by days; the stronger of two contestants wins three of four matches. */
function roundRobin(size: number, random: () => number): readonly (readonly string[])[] {
  const strengths = Array.from({ length: size }, () => random());
  return Array.from({ length: size - 1 }, (_, day) =>
    Array.from({ length: size / 2 }, (__, row) => {
      const a = row === 0 ? size - 1 : (day + row) % (size - 1);
      const b = row === 0 ? day : (day - row + size - 1) % (size - 1);
      const isStronger = (strengths[a] ?? 0) > (strengths[b] ?? 0);
      const [first, second] = isStronger === random() < 0.75 ? [2, 0] : [0, 2];
      return `P${a} ${first}, P${b} ${second}`;
    }),
  );
}

/** Formats of play-offs that form no tree, with every way in which services send them. */
import { must } from "#core/lib/must.ts";
import { type Wire, wireBracket } from "./wire-match.ts";
import { wireSingleMatch } from "./wire-matches.ts";

/**
 * Where a contestant comes from: a seed, winner or loser of a match (from 1), or the contestant whom
 * its winner beat before.
 */
export type FormatSource =
  | { readonly type: "seed"; readonly seed: number }
  | { readonly type: "winner" | "loser" | "beaten"; readonly of: number };

/** A play-off and how it is sent. */
export interface IrregularFormat {
  readonly name: string;
  readonly size: number;
  readonly matches: readonly (readonly [FormatSource, FormatSource])[];
  /** By match: the ranks of its loser; `null` if the loser plays on. */
  readonly ranks: readonly (readonly [from: number, to: number] | null)[];
  /** By index of a match: the ranks of its winner if they do not play on; 1 is the default. */
  readonly winnerRanks?: Readonly<Record<number, readonly [from: number, to: number]>>;
  /** The places of the matches as the service states them: "8#1", or "4s2#1" in stage 2. */
  readonly ways: Readonly<Record<string, readonly string[]>>;
  /**
   * By way: how many matches are played at most while the listed matches are those of a usual tree,
   * if a match is listed once both contestants are known.
   */
  readonly usualUntil: Readonly<Record<string, number>>;
}

/** A match with its true result. */
export interface FormatMatch {
  readonly id: string;
  readonly sides: readonly (string | null)[];
  /** Index of the winner; `null` before the match. */
  readonly winner: number | null;
}

/** By seed. */
const NAMES = ["Aino", "Bo", "Cai", "Dag", "Eve", "Fay", "Gus", "Hal"];

/** Parses sources such as "1 v W2" (seed 1 against the winner of the second match). */
function sourcesOf(text: string): readonly [FormatSource, FormatSource] {
  const [a, b] = text.split(" v ").map((side): FormatSource => {
    const of = Number(side.slice(1));
    if (side.startsWith("W")) return { type: "winner", of };
    if (side.startsWith("B")) return { type: "beaten", of };
    return side.startsWith("L") ? { type: "loser", of } : { type: "seed", seed: Number(side) };
  });
  return [must(a, "a match has two sides"), must(b, "a match has two sides")];
}

function createStepladder(size: number): IrregularFormat {
  const steps = Array.from({ length: size - 1 }, (_, index) => index + 1);
  const ways = {
    "numbers left": steps.map((step) => `${size + 1 - step}#1`),
    "numbers upwards": steps.map((step) => `${step + 1}#1`),
    "rows of the last round": steps.map((step) => `2#${step}`),
    "rows from the final": steps.map((step) => `2#${size - step}`),
    stages: steps.map((step) => `2s${step}#1`),
    // Of three, the final in row 2 looks like a third-place match.
    ...(size > 3 && {
      "rows through all rounds": steps.map((step) => `${size + 1 - step}#${step}`),
    }),
  };
  return {
    name: `a stepladder of ${size}`,
    size,
    matches: steps.map((step) =>
      sourcesOf(step === 1 ? `${size - 1} v ${size}` : `${size - step} v W${step - 1}`),
    ),
    ranks: steps.map((step) => [size + 1 - step, size + 1 - step]),
    ways,
    usualUntil: { "rows of the last round": 1 },
  };
}

function createFormat(
  name: string,
  size: number,
  matches: string,
  ranks: IrregularFormat["ranks"],
  ways: Readonly<Record<string, string>>,
  usualUntil: IrregularFormat["usualUntil"],
): IrregularFormat {
  return {
    name,
    size,
    matches: matches.split(", ").map(sourcesOf),
    ranks,
    ways: Object.fromEntries(Object.entries(ways).map(([way, text]) => [way, text.split(" ")])),
    usualUntil,
  };
}

/** All formats; every contestant of a match is known once the matches before are over. */
export const IRREGULAR_FORMATS: readonly IrregularFormat[] = [
  ...[3, 4, 5, 6].map(createStepladder),
  createFormat(
    "a page playoff",
    4,
    "1 v 2, 3 v 4, L1 v W2, W1 v W3",
    [null, [4, 4], [3, 3], [2, 2]],
    {
      "as third-place match": "4#1 4#2 2#2 2#1",
      "numbers left": "4#1 4#2 3#1 2#1",
      "three semifinals": "4#1 4#2 4#3 2#1",
      stages: "4#1 4#2 4s2#1 2#1",
      "rounds of a larger bracket": "8#1 8#2 4#1 2#1",
      "rows of the last round": "2#1 2#2 2#3 2#4",
    },
    {
      "as third-place match": 1,
      "numbers left": 1,
      "three semifinals": 1,
      stages: 1,
      "rounds of a larger bracket": 2,
      "rows of the last round": 1,
    },
  ),
  createFormat(
    "a playoff of five",
    5,
    "2 v 3, 4 v 5, L1 v W2, 1 v W1, L4 v W3, W4 v W5",
    [null, [5, 5], [4, 4], null, [3, 3], [2, 2]],
    {
      "numbers left": "5#1 5#2 4#1 4#2 3#1 2#1",
      stages: "4#1 4#2 4s2#1 4s2#2 4s3#1 2#1",
    },
    { "numbers left": 1 },
  ),
  createFormat(
    "a double chance of eight",
    8,
    "1 v 4, 2 v 3, 5 v 8, 6 v 7, L1 v W3, L2 v W4, W1 v W6, W2 v W5, W7 v W8",
    [null, null, [7, 8], [7, 8], [5, 6], [5, 6], [3, 4], [3, 4], [2, 2]],
    {
      "numbers left": "8#1 8#2 8#3 8#4 6#1 6#2 4#1 4#2 2#1",
      stages: "8#1 8#2 8#3 8#4 8s2#1 8s2#2 4#1 4#2 2#1",
      "six first matches": "8#1 8#2 8#3 8#4 8#5 8#6 4#1 4#2 2#1",
      "two stages of semifinals": "8#1 8#2 8#3 8#4 4#1 4#2 4s2#1 4s2#2 2#1",
    },
    { "numbers left": 2, stages: 2, "six first matches": 2, "two stages of semifinals": 3 },
  ),
  {
    ...createFormat(
      "a repechage",
      8,
      "1 v 8, 4 v 5, 2 v 7, 3 v 6, W1 v W2, W3 v W4, B5 v L5, B6 v L6, W5 v W6",
      [[7, 8], [7, 8], [7, 8], [7, 8], null, null, [5, 6], [5, 6], [2, 2]],
      {
        "rows of the final": "8#1 8#2 8#3 8#4 4#1 4#2 2#2 2#3 2#1",
        "later rows of the final": "8#1 8#2 8#3 8#4 4#1 4#2 2#3 2#4 2#1",
        "rows of the semifinals": "8#1 8#2 8#3 8#4 4#1 4#2 4#3 4#4 2#1",
        "a round of three": "8#1 8#2 8#3 8#4 4#1 4#2 3#1 3#2 2#1",
      },
      {
        "rows of the final": 5,
        "later rows of the final": 5,
        "rows of the semifinals": 5,
        "a round of three": 5,
      },
    ),
    winnerRanks: { 6: [3, 4], 7: [3, 4] },
  },
];

/**
 * Plays the first `count` matches: bit i of `results` is 1 if the second contestant wins match i.
 */
export function playFormat(
  { matches }: IrregularFormat,
  results: number,
  count: number,
): readonly FormatMatch[] {
  const played: FormatMatch[] = [];
  const comingFrom = (source: FormatSource): string | null => {
    if (source.type === "seed") return NAMES[source.seed - 1] ?? null;
    const from = must(played[source.of - 1], "feeders come first");
    if (from.winner === null) return null;
    if (source.type === "beaten") {
      const name = from.sides[from.winner];
      const before = played.find(({ sides }) => sides.includes(name ?? null));
      return before?.sides.find((side) => side !== name) ?? null;
    }
    return from.sides[source.type === "winner" ? from.winner : 1 - from.winner] ?? null;
  };
  matches.forEach((sources, index) => {
    const winner = index < count ? Math.floor(results / 2 ** index) % 2 : null;
    played.push({ id: `${index + 1}`, sides: sources.map(comingFrom), winner });
  });
  return played;
}

/** Returns the listed matches: all, or those whose contestants are both known. */
export function createFormatWire(
  { size, ways }: IrregularFormat,
  way: string,
  matches: readonly FormatMatch[],
  areAllListed: boolean,
): readonly Wire[] {
  return matches.flatMap(({ id, sides, winner }, index): readonly Wire[] => {
    if (!areAllListed && sides.includes(null)) return [];
    const place = must(ways[way]?.[index], "each match has a place");
    const names = sides.flatMap((name, side) => {
      if (name === null) return [];
      return winner === null ? name : `${name} ${side === winner ? 2 : index % 2}`;
    });
    const change = {
      bracket: wireBracket({ size: `${size}` }),
      start: `2026-03-07 ${String(10 + index)}:00:00`,
      locked: winner === null ? "0" : "1",
    };
    return [wireSingleMatch(id, `ro${place}`, names.join(" v "), change)];
  });
}

import { must } from "#core/lib/must.ts";
import type { RoundNameView } from "#core/contract/match.ts";

/** Source of a slot's contestant: a seed, or the winner or loser at a place. */
export type GeometrySource =
  | { readonly type: "seed"; readonly seed: number }
  | { readonly type: "winner" | "loser"; readonly of: string };

/** A match position of an elimination. */
export interface GeometryPlace {
  readonly place: string;
  readonly code: string;
  readonly row: number;
  readonly sources: readonly [GeometrySource, GeometrySource];
}

/** A round of an elimination. */
export interface GeometryRound {
  readonly key: string;
  readonly section: "upper" | "lower" | "finals";
  readonly name: RoundNameView;
  readonly places: readonly GeometryPlace[];
}

/** Returns the rounds of a full elimination of `size` (a power of two), feeders first. */
export function eliminationRounds(
  size: number,
  kind: "single" | "double",
): readonly GeometryRound[] {
  const double = kind === "double";
  const upper: GeometryRound[] = [];
  for (let n = size; n >= 2; n /= 2) {
    upper.push(
      round(`ro${n}`, "upper", double ? upperName(n, size) : singleName(n), n / 2, (row) =>
        n === size ? seeds(row, size) : pair("winner", `ro${n * 2}`, row),
      ),
    );
  }
  if (!double) {
    const bronze = round(
      "bronze",
      "finals",
      names("Third Place Match", "3rd Place", "3RD"),
      1,
      () => pair("loser", "ro4", 1),
    );
    return size >= 4 ? [...upper, bronze] : upper;
  }
  const lower: GeometryRound[] = [];
  for (let n = size / 2; n >= 2; n /= 2) {
    const first = n === size / 2;
    lower.push(
      round(`lower ro${n}s1`, "lower", lowerName(n, 1, size), n / 2, (row) =>
        first ? pair("loser", `ro${size}`, row) : pair("winner", `lower ro${n * 2}s2`, row),
      ),
      round(`lower ro${n}s2`, "lower", lowerName(n, 2, size), n / 2, (row) => [
        { type: "loser", of: `ro${n}#${n / 2 + 1 - row}` },
        { type: "winner", of: `lower ro${n}s1#${row}` },
      ]),
    );
  }
  const other: GeometrySource =
    size === 2 ? { type: "loser", of: "ro2#1" } : { type: "winner", of: "lower ro2s2#1" };
  const grandFinal = round("grand final", "finals", names("Grand Final", "Final", "GF"), 1, () => [
    { type: "winner", of: "ro2#1" },
    other,
  ]);
  const reset = round(
    "grand final reset",
    "finals",
    names("Bracket Reset", "Reset", "GF2"),
    1,
    () => [
      { type: "winner", of: "grand final#1" },
      { type: "loser", of: "grand final#1" },
    ],
  );
  return [...upper, ...lower, grandFinal, reset];
}

function round(
  key: string,
  section: GeometryRound["section"],
  name: RoundNameView,
  count: number,
  sources: (row: number) => readonly [GeometrySource, GeometrySource],
): GeometryRound {
  const places = Array.from({ length: count }, (_, index) => ({
    place: `${key}#${index + 1}`,
    code: count === 1 ? name.short : `${name.short}-${index + 1}`,
    row: index + 1,
    sources: sources(index + 1),
  }));
  return { key, section, name, places };
}

const pair = (
  type: "winner" | "loser",
  from: string,
  row: number,
): readonly [GeometrySource, GeometrySource] => [
  { type, of: `${from}#${row * 2 - 1}` },
  { type, of: `${from}#${row * 2}` },
];

/** Returns standard seeding: 1 meets the last seed, and 1 and 2 can only meet in the final. */
function seeds(row: number, size: number): readonly [GeometrySource, GeometrySource] {
  let order = [1, 2];
  while (order.length < size) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  const seedAt = (index: number): GeometrySource => ({
    type: "seed",
    seed: must(order[index], "every side of the first round has a seed"),
  });
  return [seedAt(row * 2 - 2), seedAt(row * 2 - 1)];
}

const names = (long: string, medium: string, short: string): RoundNameView => ({
  long,
  medium,
  short,
});

function singleName(n: number): RoundNameView {
  if (n === 2) return names("Final", "Final", "F");
  if (n === 4) return names("Semifinals", "Semis", "SF");
  if (n === 8) return names("Quarterfinals", "Quarters", "QF");
  return names(`Round of ${n}`, `Ro${n}`, `R${n}`);
}

function upperName(n: number, size: number): RoundNameView {
  const { long, medium, short } = singleName(n);
  if (n <= 8) return names(`Upper Bracket ${long}`, `UB ${medium}`, `UB${short}`);
  const k = Math.log2(size / n) + 1;
  return names(`Upper Bracket Round ${k}`, `UB Round ${k}`, `UBR${k}`);
}

function lowerName(n: number, stage: number, size: number): RoundNameView {
  if (n === 2 && stage === 2) return names("Lower Bracket Final", "LB Final", "LBF");
  if (n === 2) return names("Lower Bracket Semifinal", "LB Semi", "LBSF");
  if (n === 4 && stage === 2) return names("Lower Bracket Quarterfinals", "LB Quarters", "LBQF");
  const k = 2 * Math.log2(size / n) - 2 + stage;
  return names(`Lower Bracket Round ${k}`, `LB Round ${k}`, `LBR${k}`);
}

import type { LayoutRound } from "./layout-model.ts";

/**
 * The column of a round, from 0. `depth` is how often the number of places has halved since a full
 * first round of the section; `null` in the finals and without a regular geometry.
 */
export interface RoundPosition {
  readonly column: number;
  readonly depth: number | null;
}

const UPPER = /^ro(\d+)$/;
const LOWER = /^lower ro(\d+)s[12]$/;

/**
 * Returns the column of every round, by key. With N = max(upper size, 2 x largest lower n): lower
 * round k is in column k-1, upper ro{N} in column 0, the i-th later upper round in column 2i-1 of a
 * double elimination and in column i of a single elimination. Unused columns are left out. If a
 * round does not fit this geometry, all rounds are placed in their order, without depth.
 */
export function assignRoundColumns(
  rounds: readonly LayoutRound[],
): ReadonlyMap<string, RoundPosition> {
  return removeGaps(addFinals(rounds, placeByGeometry(rounds) ?? placeInOrder(rounds)));
}

/** Returns columns by geometry; `null` if a round is no halving of N or has too many rows. */
function placeByGeometry(rounds: readonly LayoutRound[]): Map<string, RoundPosition> | null {
  const uppers = rounds.filter((round) => round.section === "upper");
  const lowers = rounds.filter((round) => round.section === "lower");
  const upperSize = Math.max(0, ...uppers.map((round) => sizeOf(UPPER, round)));
  const lowerSize = Math.max(0, ...lowers.map((round) => sizeOf(LOWER, round)));
  const size = Math.max(upperSize, 2 * lowerSize);
  const double = lowers.length > 0 || rounds.some((round) => round.key.startsWith("grand final"));
  const positions = new Map<string, RoundPosition>();
  for (const round of uppers) {
    const halvings = Math.log2(size / sizeOf(UPPER, round));
    const column = double && halvings > 0 ? 2 * halvings - 1 : halvings;
    positions.set(round.key, { column, depth: halvings });
  }
  for (const round of lowers) {
    const halvings = Math.log2(size / sizeOf(LOWER, round));
    const column = 2 * halvings - (round.key.endsWith("s2") ? 1 : 2);
    positions.set(round.key, { column, depth: halvings - 1 });
  }
  const fits = [...uppers, ...lowers].every((round) => {
    const seats = sizeOf(round.section === "upper" ? UPPER : LOWER, round) / 2;
    return (
      Number.isInteger(positions.get(round.key)?.column) &&
      round.places.every((place) => place.row >= 1 && place.row <= seats)
    );
  });
  return fits ? positions : null;
}

function sizeOf(pattern: RegExp, round: LayoutRound): number {
  return Number(pattern.exec(round.key)?.[1]);
}

/** Places each round in a column of its own, each section from the left. */
function placeInOrder(rounds: readonly LayoutRound[]): Map<string, RoundPosition> {
  const next = { upper: 0, lower: 0 };
  const positions = new Map<string, RoundPosition>();
  for (const { key, section } of rounds) {
    if (section === "finals") continue;
    positions.set(key, { column: next[section], depth: null });
    next[section] += 1;
  }
  return positions;
}

/** Adds grand final and reset in columns after all others, bronze in the column of the final. */
function addFinals(
  rounds: readonly LayoutRound[],
  positions: ReadonlyMap<string, RoundPosition>,
): ReadonlyMap<string, RoundPosition> {
  const all = new Map(positions);
  let last = Math.max(-1, ...[...positions.values()].map((position) => position.column));
  for (const { key, section } of rounds) {
    if (section !== "finals") continue;
    if (key !== "bronze") last += 1;
    all.set(key, { column: Math.max(0, last), depth: null });
  }
  return all;
}

function removeGaps(positions: ReadonlyMap<string, RoundPosition>): Map<string, RoundPosition> {
  const columns = [...positions.values()].map(({ column }) => column);
  const used = [...new Set(columns)].sort((a, b) => a - b);
  return new Map(
    [...positions].map(([key, { column, depth }]) => [
      key,
      { column: used.indexOf(column), depth },
    ]),
  );
}

import type { LayoutRound } from "./layout-model.ts";

/** Column (0-based) of a round; `depth` is how often its rows have halved, null without geometry. */
export interface RoundPosition {
  readonly column: number;
  readonly depth: number | null;
}

const UPPER = /^ro(\d+)$/;
const LOWER = /^lower ro(\d+)s[12]$/;

/**
 * Columns by round key. With N = max(upper size, 2 x largest lower n): lower round k stands in
 * column k-1, upper ro{N} in column 0, the i-th later upper round in 2i-1 where there is a lower
 * bracket and in i where there is none. Columns nobody uses are closed up.
 * Rounds that do not fit this geometry stand in their order, without depth.
 */
export function placeRounds(rounds: readonly LayoutRound[]): ReadonlyMap<string, RoundPosition> {
  return closeUp(withFinals(rounds, regular(rounds) ?? inOrder(rounds)));
}

/** Null as soon as one round of the sections is no power-of-two step of the others or too long. */
function regular(rounds: readonly LayoutRound[]): Map<string, RoundPosition> | null {
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

/** One column a round, each section from the left. */
function inOrder(rounds: readonly LayoutRound[]): Map<string, RoundPosition> {
  const next = { upper: 0, lower: 0 };
  const positions = new Map<string, RoundPosition>();
  for (const { key, section } of rounds) {
    if (section === "finals") continue;
    positions.set(key, { column: next[section], depth: null });
    next[section] += 1;
  }
  return positions;
}

/** Grand final and reset right of everything; bronze in the column of the final it stands under. */
function withFinals(
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

function closeUp(positions: ReadonlyMap<string, RoundPosition>): Map<string, RoundPosition> {
  const columns = [...positions.values()].map(({ column }) => column);
  const used = [...new Set(columns)].sort((a, b) => a - b);
  return new Map(
    [...positions].map(([key, { column, depth }]) => [
      key,
      { column: used.indexOf(column), depth },
    ]),
  );
}

import { groupBy, singleOrNull } from "#core/lib/collections.ts";
import type { RowClaim } from "./assign-rounds.ts";
import { leadOf, type OrderedRound } from "./order-rows.ts";

/** Which upper match a lower place takes its loser from. */
export interface Feeder {
  /** Row of the upper round. */
  readonly row: number;
  readonly certainty: "found" | "assumed";
}

/** The order in which the losers of an upper round drop into the lower bracket. */
export interface DropMapping {
  /** Null while nothing shows it. */
  readonly certainty: "found" | "assumed" | null;
  /** By row of the lower round. */
  readonly feeders: ReadonlyMap<number, readonly Feeder[]>;
  /** Row of the lower round by row of the upper one. */
  readonly targets: ReadonlyMap<number, number>;
}

/** Orders in use, as the position (0-based) that row `i` of `count` takes. */
const PATTERNS: readonly ((i: number, count: number) => number)[] = [
  (i) => i,
  (i, count) => count - 1 - i,
  (i, count) => (i + count / 2) % count,
  (i, count) => (i < count / 2 ? count / 2 - 1 - i : count + count / 2 - 1 - i),
];

/**
 * Finds where upper losers drop in from the matches that show it. What they leave open is assumed
 * where exactly one of the usual orders fits them.
 *
 * @param upper Rows of an upper round.
 * @param lower The round its losers go to, of as many rows or half as many.
 */
export function inferDropMapping(
  upper: readonly (RowClaim | null)[],
  lower: OrderedRound,
): DropMapping {
  const lowers = lower.rows.length;
  const room = upper.length / lowers;
  const found = withForced(shownTargets(upper, lower, room), upper.length, lowers);
  const isOpen = found.size < upper.length;
  const assumed = isOpen && found.size > 0 ? fitting(found, upper.length, room) : null;
  const feeders = new Map<number, Feeder[]>();
  const targets = new Map<number, number>();
  for (let index = 0; index < upper.length; index += 1) {
    const target = found.get(index) ?? assumed?.[index];
    if (target === undefined) continue;
    const certainty = found.has(index) ? "found" : "assumed";
    targets.set(index + 1, target + 1);
    const feeder: Feeder = { row: index + 1, certainty };
    const others = feeders.get(target + 1);
    if (others === undefined) feeders.set(target + 1, [feeder]);
    else others.push(feeder);
  }
  if (!isOpen) return { certainty: "found", feeders, targets };
  return { certainty: assumed === null ? null : "assumed", feeders, targets };
}

/** Whoever is left has no choice where only one place has room. */
function withForced(
  shown: ReadonlyMap<number, number>,
  uppers: number,
  lowers: number,
): ReadonlyMap<number, number> {
  if (shown.size === uppers) return shown;
  const taken = groupBy(shown.values(), (target) => target);
  const open = Array.from({ length: lowers }, (_, target) => target).filter(
    (target) => (taken.get(target)?.length ?? 0) < uppers / lowers,
  );
  const only = singleOrNull(open);
  if (only === null) return shown;
  const all = new Map(shown);
  for (let index = 0; index < uppers; index += 1) if (!all.has(index)) all.set(index, only);
  return all;
}

/** Positions in the lower round by position in the upper one, as names show them. */
function shownTargets(
  upper: readonly (RowClaim | null)[],
  { stands }: OrderedRound,
  room: number,
): Map<number, number> {
  const taken = new Map<number, number>();
  const shown = new Map<number, number>();
  upper.forEach((claim, index) => {
    const stand = claim === null ? null : leadOf(claim, stands);
    if (stand === null) return;
    const target = stand.row - 1;
    const count = (taken.get(target) ?? 0) + 1;
    if (count > room) return;
    taken.set(target, count);
    shown.set(index, target);
  });
  return shown;
}

/** Targets of all positions by the pattern that fits what is shown; no two patterns share one. */
function fitting(
  found: ReadonlyMap<number, number>,
  uppers: number,
  room: number,
): readonly number[] | null {
  const patterns = PATTERNS.map((pattern) =>
    Array.from({ length: uppers }, (_, index) => Math.floor(pattern(index, uppers) / room)),
  );
  return (
    patterns.find((targets) => [...found].every(([index, target]) => targets[index] === target)) ??
    null
  );
}

import { groupBy, singleOrNull } from "#core/lib/collections.ts";
import type { MatchWithStatedRow } from "./assign-rounds.ts";
import { findOnlySlot, type OrderedRound } from "./order-rows.ts";

/** The upper-bracket match whose loser drops to a lower-bracket place. */
export interface DropFeeder {
  /** Row of the upper round. */
  readonly row: number;
  readonly certainty: "found" | "assumed";
}

/** Maps each match of an upper round to the lower-bracket match its loser drops to. */
export interface DropMapping {
  /**
   * `found` if all are known, `assumed` if a common order fits the known ones, `null` otherwise.
   */
  readonly certainty: "found" | "assumed" | null;
  /** By row of the lower round. */
  readonly feeders: ReadonlyMap<number, readonly DropFeeder[]>;
  /** Row of the lower round by row of the upper one. */
  readonly targets: ReadonlyMap<number, number>;
}

/** Common orders: each returns the target (0-based) of row `i` (0-based) of `count` rows. */
const PATTERNS: readonly ((i: number, count: number) => number)[] = [
  (i) => i,
  (i, count) => count - 1 - i,
  (i, count) => (i + count / 2) % count,
  (i, count) => (i < count / 2 ? count / 2 - 1 - i : count + count / 2 - 1 - i),
];

/**
 * Infers where losers of upper rows drop from the matches of `lower` that already contain them; it
 * has as many rows or half as many. The rest is assumed if one of the common orders fits.
 */
export function inferDropMapping(
  upper: readonly (MatchWithStatedRow | null)[],
  lower: OrderedRound,
): DropMapping {
  const room = upper.length / lower.rows.length;
  const found = withForced(findTargets(upper, lower, room), upper.length, lower.rows.length);
  const isOpen = found.size < upper.length;
  const assumed = isOpen && found.size > 0 ? findFittingOrder(found, upper.length, room) : null;
  const drops = upper.flatMap((_, index) => {
    const target = found.get(index) ?? assumed?.[index];
    if (target === undefined) return [];
    const certainty = found.has(index) ? ("found" as const) : ("assumed" as const);
    return { row: index + 1, target: target + 1, certainty };
  });
  return {
    certainty: isOpen ? assumed && "assumed" : "found",
    feeders: groupBy(drops, ({ target }) => target),
    targets: new Map(drops.map(({ row, target }) => [row, target])),
  };
}

/**
 * Adds all remaining matches as feeders of the only lower match with room, if there is just one.
 */
function withForced(
  targets: ReadonlyMap<number, number>,
  uppers: number,
  lowers: number,
): ReadonlyMap<number, number> {
  if (targets.size === uppers) return targets;
  const taken = groupBy(targets.values(), (target) => target);
  const open = Array.from({ length: lowers }, (_, target) => target).filter(
    (target) => (taken.get(target)?.length ?? 0) < uppers / lowers,
  );
  const only = singleOrNull(open);
  if (only === null) return targets;
  const all = new Map(targets);
  for (let index = 0; index < uppers; index += 1) if (!all.has(index)) all.set(index, only);
  return all;
}

/** Returns row indexes of the lower round by row index of the upper one, as far as names show. */
function findTargets(
  upper: readonly (MatchWithStatedRow | null)[],
  { slots }: OrderedRound,
  room: number,
): Map<number, number> {
  const taken = new Map<number, number>();
  const targets = new Map<number, number>();
  upper.forEach((claim, index) => {
    const lead = claim === null ? null : findOnlySlot(claim, slots);
    if (lead === null) return;
    const target = lead.row - 1;
    const count = (taken.get(target) ?? 0) + 1;
    if (count > room) return;
    taken.set(target, count);
    targets.set(index, target);
  });
  return targets;
}

/** Returns all targets by the common order that fits. One known target identifies the order. */
function findFittingOrder(
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

/**
 * Ties that staff decide: the order of contestants whom the rule of a group cannot separate
 * (docs/domain.md#ties-decided-by-staff).
 */
import type { Annotations } from "#core/desk/annotations.ts";
import { groupBy } from "#core/lib/collections.ts";
import type { StandingRow } from "#core/model/group.ts";
import type { ContestantKey, SiteKey } from "#core/model/match.ts";

/** Contestants of one tie in the order that staff decided, best first. */
export type TieOrder = readonly ContestantKey[];

/** Returns the orders that staff entered for a group, with aliases resolved. */
export function listTieOrders(annotations: Annotations, group: SiteKey): readonly TieOrder[] {
  const stated = annotations.valueOf("tie-order", group)?.orders ?? [];
  return stated.map((order) => order.map(({ contestant }) => annotations.contestantOf(contestant)));
}

/**
 * Returns tied contestants in the order that staff decided; `null` if no order contains exactly
 * these contestants.
 */
export function applyTieOrder<T extends { readonly contestant: { readonly key: ContestantKey } }>(
  tied: readonly T[],
  orders: readonly TieOrder[],
): readonly T[] | null {
  for (const order of orders) {
    const byKey = new Map(tied.map((one) => [one.contestant.key, one]));
    const ordered = [...new Set(order)].flatMap((key) => byKey.get(key) ?? []);
    if (ordered.length === order.length && ordered.length === tied.length) return ordered;
  }
  return null;
}

/** A row of standings as far as ties concern it. */
type TiedRow = Pick<StandingRow, "position" | "tied" | "sharedPosition">;

/** Returns the contestants of each tie in standings, best first; also of those that staff decided. */
export function listTies<T extends TiedRow>(standings: readonly T[]): readonly (readonly T[])[] {
  const rows = standings.filter(({ tied, sharedPosition }) => tied || sharedPosition !== null);
  return [...groupBy(rows, ({ position, sharedPosition }) => sharedPosition ?? position).values()];
}

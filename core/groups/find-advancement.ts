import type { DerivedMatch } from "#core/model/derived.ts";
import type { Standing } from "#core/model/group.ts";
import type { ContestantKey } from "#core/model/match.ts";
import { roundOrder } from "#core/match/round-order.ts";

/** Places in a bracket by contestant: who of a group was seen to go on, and where to. */
export type AdvancedTo = ReadonlyMap<ContestantKey, NonNullable<Standing["wentTo"]>>;

/**
 * The first place of every contestant who stands in a bracket.
 *
 * @param matches Every match of a tournament.
 */
export function findAdvancement(matches: readonly DerivedMatch[]): AdvancedTo {
  const places = new Map<ContestantKey, NonNullable<Standing["wentTo"]>>();
  const orders = new Map<ContestantKey, number>();
  for (const { match, code, round } of matches) {
    if (match.bracketId === null || code === null || round === null) continue;
    const place = { bracket: `${match.site}/${match.bracketId}`, code };
    const order = roundOrder(round.key);
    for (const { key } of match.entries) {
      if (order >= (orders.get(key) ?? Infinity)) continue;
      orders.set(key, order);
      places.set(key, place);
    }
  }
  return places;
}

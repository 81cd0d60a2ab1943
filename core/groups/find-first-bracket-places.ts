import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { StandingRow } from "#core/model/group.ts";
import type { ContestantKey } from "#core/model/match.ts";
import { roundOrderOf } from "#core/match/round-order.ts";

/** The first bracket place of each contestant: shows which contestants of a group advanced. */
export type FirstBracketPlaces = ReadonlyMap<ContestantKey, NonNullable<StandingRow["wentTo"]>>;

/** Finds the first bracket place of every contestant, by the order of rounds. */
export function findFirstBracketPlaces(matches: readonly DerivedMatch[]): FirstBracketPlaces {
  const places = new Map<ContestantKey, NonNullable<StandingRow["wentTo"]>>();
  const orders = new Map<ContestantKey, number>();
  const roundOrders = new Map<DerivedMatch["round"], number>();
  for (const { match, code, round } of matches) {
    if (match.bracketId === null || code === null || round === null) continue;
    const place = { bracket: `${match.site}/${match.bracketId}`, code };
    const order = roundOrders.get(round) ?? roundOrderOf(round.key);
    roundOrders.set(round, order);
    for (const { key } of match.entries) {
      if (order >= (orders.get(key) ?? Infinity)) continue;
      orders.set(key, order);
      places.set(key, place);
    }
  }
  return places;
}

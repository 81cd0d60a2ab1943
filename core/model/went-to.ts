import { appearancesOf } from "./appearance.ts";
import type { DerivedMatch } from "./derived.ts";
import type { Standing } from "./group.ts";
import type { ContestantKey } from "./match.ts";
import { roundOrder } from "./round-order.ts";

/** Places in a bracket by contestant: who of a group was seen to go on, and where to. */
export type WentTo = ReadonlyMap<ContestantKey, NonNullable<Standing["wentTo"]>>;

/**
 * The first place of every contestant who stands in a bracket.
 *
 * @param matches Every match of a tournament.
 */
export function placesInBrackets(matches: readonly DerivedMatch[]): WentTo {
  const first = new Map<ContestantKey, { bracket: string; code: string; order: number }>();
  for (const { derived, entry } of appearancesOf(matches)) {
    const { match, code, round } = derived;
    if (match.bracketId === null || code === null || round === null) continue;
    const order = roundOrder(round.key);
    if (order >= (first.get(entry.key)?.order ?? Infinity)) continue;
    first.set(entry.key, { bracket: `${match.site}/${match.bracketId}`, code, order });
  }
  return new Map([...first].map(([key, { bracket, code }]) => [key, { bracket, code }]));
}

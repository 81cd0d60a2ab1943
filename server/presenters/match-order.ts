import type { Bracket } from "#core/bracket/model.ts";
import type { MatchState } from "#core/contract/match.ts";
import { byFirst, type Compare } from "#core/lib/collections.ts";
import { sortSteps } from "#core/lib/sort-steps.ts";
import type { Steps } from "#core/lib/steps.ts";
import type { DerivedMatch } from "#core/model/derived.ts";
import type { World } from "#core/model/world.ts";
import { byListOrder } from "./list-order.ts";

/** Byes last: nobody played them, and many are dated before their round comes. */
const byLatest = byFirst<DerivedMatch>(
  (a, b) => Number(isBye(a)) - Number(isBye(b)),
  (a, b) => byListOrder(b, a),
);

/** Matches that will not be played any more after the others. */
const byStillToPlay = byFirst<DerivedMatch>(
  (a, b) => Number(a.unresolved !== null) - Number(b.unresolved !== null),
  byListOrder,
);

/** From this many on it is cheaper to pick them out of all, which are sorted once for each world. */
const MANY = 500;

type Orders = Map<Compare<DerivedMatch>, readonly DerivedMatch[]>;

const orders = new WeakMap<World<Bracket>["matches"], Orders>();

/**
 * Those of one state, or all, in the order of their list.
 *
 * @param found Some of the world's matches.
 */
export function orderMatches(
  world: World<Bracket>,
  found: readonly DerivedMatch[],
  state: MatchState | null,
): readonly DerivedMatch[] {
  const shown = state === null ? found : found.filter(({ status }) => status.state === state);
  const order = orderOf(state);
  if (shown.length < MANY) return shown.toSorted(order);
  const all = allInOrder(world, order);
  if (shown.length === all.length) return all;
  const wanted = new Set(shown);
  return all.filter((derived) => wanted.has(derived));
}

/** Sorts all matches of a world as `orderMatches` needs them, with pauses, unless they are few. */
export function* orderSteps(world: World<Bracket>, state: MatchState | null): Steps<void> {
  const { matches } = world;
  const order = orderOf(state);
  if (matches.size < MANY || ordersOf(matches).has(order)) return;
  ordersOf(matches).set(order, yield* sortSteps([...matches.values()], order));
}

function orderOf(state: MatchState | null): Compare<DerivedMatch> {
  switch (state) {
    case "ended":
      return byLatest;
    case "upcoming":
    case "live":
      return byStillToPlay;
    case null:
      return byListOrder;
  }
}

function allInOrder(
  { matches }: World<Bracket>,
  order: Compare<DerivedMatch>,
): readonly DerivedMatch[] {
  const known = ordersOf(matches);
  let all = known.get(order);
  if (all === undefined) known.set(order, (all = [...matches.values()].sort(order)));
  return all;
}

function ordersOf(matches: World<Bracket>["matches"]): Orders {
  let known = orders.get(matches);
  if (known === undefined) orders.set(matches, (known = new Map()));
  return known;
}

function isBye({ status }: DerivedMatch): boolean {
  return status.by === "bye";
}

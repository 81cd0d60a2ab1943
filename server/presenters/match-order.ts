import { combineComparators, type Compare } from "#core/lib/collections.ts";
import { sortSteps } from "#core/lib/sort-steps.ts";
import { finish, shareSteps, type Steps, visitSteps } from "#core/lib/steps.ts";
import type { DerivedMatch, MatchState } from "#core/model/derived.ts";
import type { World } from "#core/world/world.ts";
import { byListOrder } from "./list-order.ts";

/** Byes last: nobody played them, and many are dated before their round comes. */
const byLatest = combineComparators<DerivedMatch>(
  (a, b) => Number(isBye(a)) - Number(isBye(b)),
  (a, b) => byListOrder(b, a),
);

/** Matches that will not be played any more after the others. */
const byStillToPlay = combineComparators<DerivedMatch>(
  (a, b) => Number(a.unresolved !== null) - Number(b.unresolved !== null),
  byListOrder,
);

/** From this many on it is cheaper to pick them out of all, which are sorted once for each world. */
const MANY = 500;

type Matches = World["matches"];

/** The order of a list, and all matches of a world that belong to it, sorted once. */
interface Order {
  readonly compare: Compare<DerivedMatch>;
  readonly all: (matches: Matches) => Steps<readonly DerivedMatch[]>;
}

/** @param state Null for a list of every state. */
const createOrder = (state: MatchState | null, compare: Compare<DerivedMatch>): Order => ({
  compare,
  all: shareSteps(function* (matches) {
    const own: DerivedMatch[] = [];
    yield* visitSteps(matches.values(), (derived) => {
      if (state === null || derived.status.state === state) own.push(derived);
    });
    return yield* sortSteps(own, compare);
  }),
});

const ORDERS = {
  ended: createOrder("ended", byLatest),
  upcoming: createOrder("upcoming", byStillToPlay),
  live: createOrder("live", byStillToPlay),
  any: createOrder(null, byListOrder),
} as const;

/**
 * Those of one state, or all, in the order of their list.
 *
 * @param found Some of the world's matches, each once.
 */
export function orderMatches(
  world: World,
  found: readonly DerivedMatch[],
  state: MatchState | null,
): readonly DerivedMatch[] {
  return finish(orderSteps(world, found, state));
}

/** As `orderMatches`, with pauses. */
export function* orderSteps(
  world: World,
  found: readonly DerivedMatch[],
  state: MatchState | null,
): Steps<readonly DerivedMatch[]> {
  const { compare, all: allOf } = ORDERS[state ?? "any"];
  const isShown = ({ status }: DerivedMatch): boolean => state === null || status.state === state;
  if (found.length < MANY) return found.filter(isShown).toSorted(compare);
  const all = yield* allOf(world.matches);
  if (found.length === world.matches.size) return all;
  const wanted = new Set<DerivedMatch>();
  yield* visitSteps(found, (derived) => {
    if (isShown(derived)) wanted.add(derived);
  });
  const ordered: DerivedMatch[] = [];
  yield* visitSteps(all, (derived) => {
    if (wanted.has(derived)) ordered.push(derived);
  });
  return ordered;
}

function isBye({ status }: DerivedMatch): boolean {
  return status.by === "bye";
}

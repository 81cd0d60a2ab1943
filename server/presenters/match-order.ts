import {
  combineComparators,
  compareNullable,
  compareText,
  type Compare,
} from "#core/lib/compare.ts";
import { sortInSteps } from "#core/lib/sort-in-steps.ts";
import { runToEnd, cacheStepsByKey, visitInSteps, type Steps } from "#core/lib/steps.ts";
import type { DerivedMatch, MatchState } from "#core/model/derived-match.ts";
import type { World } from "#core/world/world.ts";
import { roundOrderOf } from "#core/match/round-order.ts";

/** Orders by start. At equal times, a tournament's matches are adjacent and in bracket order. */
export const byListOrder = combineComparators<DerivedMatch>(
  (a, b) => compareNullable(a.match.start, b.match.start),
  (a, b) => compareText(a.match.tournament.key, b.match.tournament.key),
  (a, b) => depthOf(a) - depthOf(b),
  (a, b) => compareNullable(a.match.row, b.match.row),
  (a, b) => compareText(a.match.key, b.match.key),
);

/** Latest first. Byes last, because they are not played and often dated before their round. */
const byLatest = combineComparators<DerivedMatch>(
  (a, b) => Number(isBye(a)) - Number(isBye(b)),
  (a, b) => byListOrder(b, a),
);

/** Earliest first. Matches that will not be played any more last. */
const byStillToPlay = combineComparators<DerivedMatch>(
  (a, b) => Number(a.unresolved !== null) - Number(b.unresolved !== null),
  byListOrder,
);

/** From this number on, filtering the sorted list of all matches is cheaper than sorting. */
const MANY = 500;

type Matches = World["matches"];

/** Order of the matches of one state, or of all states. */
interface Order {
  readonly compare: Compare<DerivedMatch>;
  /** Returns the world's matches of that state in this order; sorts once per world. */
  readonly sorted: (matches: Matches) => Steps<readonly DerivedMatch[]>;
}

/** Creates an order. @param state `null` for a list of all states. */
const createOrder = (state: MatchState | null, compare: Compare<DerivedMatch>): Order => ({
  compare,
  sorted: cacheStepsByKey(function* (matches) {
    const own: DerivedMatch[] = [];
    yield* visitInSteps(matches.values(), (derived) => {
      if (state === null || derived.status.state === state) own.push(derived);
    });
    return yield* sortInSteps(own, compare);
  }),
});

const ORDERS = {
  ended: createOrder("ended", byLatest),
  upcoming: createOrder("upcoming", byStillToPlay),
  live: createOrder("live", byStillToPlay),
  any: createOrder(null, byListOrder),
} as const;

/** Returns the matches of one state in the order of its list; all by start if it is `null`. */
export function selectAndOrderMatches(
  world: World,
  found: readonly DerivedMatch[],
  state: MatchState | null,
): readonly DerivedMatch[] {
  return runToEnd(selectAndOrderMatchesSteps(world, found, state));
}

/** Does the same as `selectAndOrderMatches`, in steps. */
export function* selectAndOrderMatchesSteps(
  world: World,
  found: readonly DerivedMatch[],
  state: MatchState | null,
): Steps<readonly DerivedMatch[]> {
  const { compare, sorted: allOf } = ORDERS[state ?? "any"];
  const hasState = ({ status }: DerivedMatch): boolean => state === null || status.state === state;
  if (found.length < MANY) return found.filter(hasState).toSorted(compare);
  const all = yield* allOf(world.matches);
  if (found.length === world.matches.size) return all;
  const selected = new Set<DerivedMatch>();
  yield* visitInSteps(found, (derived) => {
    if (hasState(derived)) selected.add(derived);
  });
  const ordered: DerivedMatch[] = [];
  yield* visitInSteps(all, (derived) => {
    if (selected.has(derived)) ordered.push(derived);
  });
  return ordered;
}

function isBye({ status }: DerivedMatch): boolean {
  return status.by === "bye";
}

/** Returns the depth of a match's round; 0 for a group match, which comes before every bracket. */
function depthOf({ round, match }: DerivedMatch): number {
  return match.bracketId === null || round === null ? 0 : roundOrderOf(round.key);
}

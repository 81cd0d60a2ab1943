import type { Bracket } from "#core/bracket/model.ts";
import type { MatchState } from "#core/contract/match.ts";
import { byFirst, type Compare } from "#core/lib/collections.ts";
import { sortSteps } from "#core/lib/sort-steps.ts";
import { finish, shareSteps, type Steps } from "#core/lib/steps.ts";
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

type Matches = World<Bracket>["matches"];

/** An order, and all matches of a world in it, sorted once. */
interface Order {
  readonly compare: Compare<DerivedMatch>;
  readonly all: (matches: Matches) => Steps<readonly DerivedMatch[]>;
}

const createOrder = (compare: Compare<DerivedMatch>): Order => ({
  compare,
  all: shareSteps((matches) => sortSteps([...matches.values()], compare)),
});

const LATEST = createOrder(byLatest);
const STILL_TO_PLAY = createOrder(byStillToPlay);
const PLAY = createOrder(byListOrder);

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
  const { compare, all: allOf } = orderOf(state);
  if (shown.length < MANY) return shown.toSorted(compare);
  const all = finish(allOf(world.matches));
  if (shown.length === all.length) return all;
  const wanted = new Set(shown);
  return all.filter((derived) => wanted.has(derived));
}

/** Sorts all matches of a world as `orderMatches` needs them, with pauses, unless they are few. */
export function* orderSteps(world: World<Bracket>, state: MatchState | null): Steps<void> {
  if (world.matches.size >= MANY) yield* orderOf(state).all(world.matches);
}

function orderOf(state: MatchState | null): Order {
  switch (state) {
    case "ended":
      return LATEST;
    case "upcoming":
    case "live":
      return STILL_TO_PLAY;
    case null:
      return PLAY;
  }
}

function isBye({ status }: DerivedMatch): boolean {
  return status.by === "bye";
}

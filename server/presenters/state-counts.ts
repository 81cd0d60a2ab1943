import { finish, shareSteps, type Steps, visitSteps } from "#core/lib/steps.ts";
import type { DerivedMatch, MatchState } from "#core/model/derived.ts";
import type { World } from "#core/world/world.ts";

/** How many matches are in each state. */
export type StateCounts = Readonly<Record<MatchState, number>>;

const countAllSteps = shareSteps((matches: World["matches"]) => countedSteps(matches.values()));

/** How many of these matches are in each state. */
export function countStates(matches: Iterable<DerivedMatch>): StateCounts {
  return finish(countedSteps(matches));
}

/**
 * How many of some of a world's matches are in each state, with pauses; all matches are counted once
 * for each world.
 *
 * @param found Some of the world's matches, each once; null for all of them.
 */
export function* countSteps(
  { matches }: Pick<World, "matches">,
  found: readonly DerivedMatch[] | null,
): Steps<StateCounts> {
  const isAll = found === null || found.length === matches.size;
  return yield* isAll ? countAllSteps(matches) : countedSteps(found);
}

function* countedSteps(matches: Iterable<DerivedMatch>): Steps<StateCounts> {
  const counts = { upcoming: 0, live: 0, ended: 0 };
  yield* visitSteps(matches, ({ status }) => {
    counts[status.state] += 1;
  });
  return counts;
}

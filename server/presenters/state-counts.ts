import { runToEnd, cacheStepsByKey, type Steps, visitInSteps } from "#core/lib/steps.ts";
import type { DerivedMatch, MatchState } from "#core/model/derived-match.ts";
import type { World } from "#core/world/world.ts";

export type StateCounts = Readonly<Record<MatchState, number>>;

const countAllSteps = cacheStepsByKey((matches: World["matches"]) =>
  countedSteps(matches.values()),
);

export function countMatchesByState(matches: Iterable<DerivedMatch>): StateCounts {
  return runToEnd(countedSteps(matches));
}

/**
 * Counts a world's matches by state, in steps. The count of all matches is computed once per world.
 *
 * @param found Some of the world's matches, each once; `null` for all.
 */
export function* countMatchesByStateSteps(
  { matches }: Pick<World, "matches">,
  found: readonly DerivedMatch[] | null,
): Steps<StateCounts> {
  const isAll = found === null || found.length === matches.size;
  return yield* isAll ? countAllSteps(matches) : countedSteps(found);
}

function* countedSteps(matches: Iterable<DerivedMatch>): Steps<StateCounts> {
  const counts = { upcoming: 0, live: 0, ended: 0 };
  yield* visitInSteps(matches, ({ status }) => {
    counts[status.state] += 1;
  });
  return counts;
}

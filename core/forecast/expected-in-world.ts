import { runInOneStep, runToEnd, cacheStepsByKey, type Steps } from "#core/lib/steps.ts";
import { MINUTE } from "#core/lib/time.ts";
import { estimateStartsInSteps } from "./expected-starts.ts";
import type { Instant, Match, SiteKey } from "#core/model/match.ts";
import { createDurationEstimator } from "./match-durations.ts";
import type { World } from "#core/world/world.ts";

/** Returns the estimator of a world, which learns from its matches once. */
const estimateDurationsInSteps = cacheStepsByKey(({ matches, histories }: World) =>
  runInOneStep(() => createDurationEstimator(matches, histories)),
);

/** Computes `getExpectedStarts` in steps that let other work run in between, and stores the result. */
export const getExpectedStartsInSteps = cacheStepsByKey(function* derive(
  world: World,
): Steps<ReadonlyMap<SiteKey, Instant>> {
  const { matches, histories, now } = world;
  const durations = yield* estimateDurationsInSteps(world);
  return yield* estimateStartsInSteps(
    matches,
    now,
    (match) => durations(match)?.typical ?? null,
    ({ key }) => histories.get(key)?.startedAt ?? null,
  );
});

/**
 * Returns the expected starts of upcoming matches that will probably start later than listed, from
 * typical durations of observed matches. Computed once per world, at the first call.
 */
export function getExpectedStarts(world: World): ReadonlyMap<SiteKey, Instant> {
  return runToEnd(getExpectedStartsInSteps(world));
}

/** Returns the typical duration of such a match in whole minutes; `null` if it is unknown. */
export function getUsualMinutes(world: World, match: Match): number | null {
  const estimate = runToEnd(estimateDurationsInSteps(world))(match);
  return estimate === null ? null : estimate.typical / MINUTE;
}

import { finish, shareSteps, type Steps } from "#core/lib/steps.ts";
import { expectedStartSteps } from "./expected-starts.ts";
import type { Instant, SiteKey } from "#core/model/match.ts";
import { learnDurations } from "./match-durations.ts";
import type { World } from "#core/world/world.ts";

/** As `expectedIn`, with pauses: `expectedIn` then finds it derived. */
export const expectedSteps = shareSteps(function* derive(
  world: World,
): Steps<ReadonlyMap<SiteKey, Instant>> {
  const { matches, histories, now } = world;
  const lengths = learnDurations(matches, histories);
  yield;
  return yield* expectedStartSteps(
    matches,
    now,
    (match) => lengths(match)?.typical ?? null,
    ({ key }) => histories.get(key)?.startedAt ?? null,
  );
});

/**
 * When upcoming matches of a world will probably begin that will begin later than listed, by the
 * lengths of matches that were watched. Derived once for a world, when it is asked for first.
 */
export function expectedIn(world: World): ReadonlyMap<SiteKey, Instant> {
  return finish(expectedSteps(world));
}

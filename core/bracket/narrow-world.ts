import type { SiteKey } from "#core/model/match.ts";
import type { World } from "#core/model/world.ts";
import { assembleWorld } from "./derive-world.ts";
import type { Bracket } from "./model.ts";

/**
 * What a world would be without the tournaments that are not to be seen: nothing in it, contestants'
 * records included, tells of them. What was derived of the others stays as it was.
 *
 * @param isSeen Takes `SITE/SLUG`.
 */
export function narrowWorld(
  world: World<Bracket>,
  isSeen: (tournament: SiteKey) => boolean,
): World<Bracket> {
  const tournaments = new Map([...world.tournaments].filter(([key]) => isSeen(key)));
  const matches = new Map(
    [...world.snapshot.matches].filter(([, { match }]) => isSeen(match.tournament.key)),
  );
  // What was odd in the service's answers may be about any of them.
  return assembleWorld({ ...world.snapshot, matches, issues: [] }, world.now, tournaments, world);
}

import { isCarried } from "#core/model/is-carried.ts";
import type { SeenMatch, SiteKey } from "#core/model/match.ts";
import { horizonOf } from "#core/model/snapshot.ts";
import type { ListState, World } from "#core/model/world.ts";
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
  const lists = world.snapshot.lists.map((list) => narrowList(list, [...matches.values()]));
  // What was odd in the service's answers may be about any of them.
  const snapshot = { ...world.snapshot, matches, lists, issues: [] };
  return assembleWorld(snapshot, world.now, tournaments, world);
}

/** That it was full stays: there may be more of these matches too. */
function narrowList(list: ListState, matches: readonly SeenMatch[]): ListState {
  const listed = matches.filter(({ sighting }) => isCarried(sighting, [list]));
  const horizon = horizonOf(
    list.name,
    listed.map(({ match }) => match),
  );
  return { ...list, count: listed.length, horizon };
}

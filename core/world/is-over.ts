import { isMatchOpen } from "#core/match/is-live-and-listed.ts";
import type { SiteKey } from "#core/model/match.ts";
import type { World } from "./world.ts";

/**
 * Returns whether no known match of a tournament is live or can still be played; `false` if the world
 * does not have it. A reset that is not needed and a match that was withdrawn cannot.
 *
 * @param world `null` before the first response.
 */
export function isOver(world: Pick<World, "tournaments"> | null, tournament: SiteKey): boolean {
  const view = world?.tournaments.get(tournament);
  return (
    view !== undefined &&
    !view.matches.some((one) => one.absence !== "withdrawn" && isMatchOpen(one))
  );
}

import { isMatchOpen } from "#core/match/is-live-and-listed.ts";
import type { SiteKey } from "#core/model/match.ts";
import type { World } from "./world.ts";

/**
 * Returns whether no known match of a tournament is live or can still be played, as a reset that is
 * not needed or a withdrawn match; `false` if the world does not have it.
 */
export function isOver(world: Pick<World, "tournaments"> | null, tournament: SiteKey): boolean {
  const view = world?.tournaments.get(tournament);
  return (
    view !== undefined &&
    !view.matches.some((one) => one.absence !== "withdrawn" && isMatchOpen(one))
  );
}

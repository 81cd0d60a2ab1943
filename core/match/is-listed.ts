import type { Sighting } from "#core/model/match.ts";
import type { ListState } from "#core/model/tick.ts";

/** Returns whether the newest response with the match's list contained the match. */
export function isListed(sighting: Sighting, lists: readonly ListState[]): boolean {
  const list = lists.find(({ name }) => name === sighting.list);
  return list?.at === sighting.lastSeen && sighting.withdrawnAt === null;
}

import type { Sighting } from "#core/model/match.ts";
import type { ListState } from "#core/model/tick.ts";

/** Whether one of the lists, as they were answered last, holds the match. */
export function isListed(sighting: Sighting, lists: readonly ListState[]): boolean {
  const list = lists.find(({ name }) => name === sighting.list);
  return list?.at === sighting.lastSeen && sighting.withdrawnAt === null;
}

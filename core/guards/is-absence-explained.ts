import { DAY } from "#core/lib/time.ts";
import type { ListName, SeenMatch } from "#core/model/match.ts";
import type { ListResponse } from "#core/model/tick.ts";

/** Time after its start for which an ended match is expected in the ended list, in milliseconds. */
const LISTED_FOR = 2 * DAY;

/**
 * Returns whether a match may have left its list for a known reason: the list is at its limit, the
 * match may be in the other list, which is at its limit, or it ended days ago.
 */
export function isAbsenceExplained(
  { match: { start }, sighting: { wasEnded } }: SeenMatch,
  list: ListName,
  responses: ReadonlyMap<ListName, ListResponse>,
): boolean {
  const at = responses.get(list)?.at;
  if (wasEnded && start !== null && at !== undefined && at - start > LISTED_FOR) return true;
  const ended = responses.get("ended");
  if (ended !== undefined && isBeyond(ended, start)) return true;
  const upcoming = list === "upcoming" ? responses.get("upcoming") : undefined;
  return upcoming !== undefined && isBeyond(upcoming, start);
}

/** Returns whether a list is at its limit and does not reach this start. */
function isBeyond({ name, limit, received, matches }: ListResponse, start: number | null): boolean {
  if (received < limit || start === null) return received >= limit;
  const starts = matches.flatMap((match) => match.start ?? []);
  if (starts.length === 0) return true;
  return name === "upcoming" ? start >= Math.max(...starts) : start <= Math.min(...starts);
}

import { HOUR } from "#core/lib/time.ts";
import { assumedEnd } from "#core/match/assumed-end.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Instant, Sighting, Tournament } from "#core/model/match.ts";

/** How long a bracket reset may follow the grand final, in milliseconds. */
const RESET_WAIT = HOUR;

/**
 * Returns when a bracket reset can no longer be listed. If the tournament ends after the grand
 * final: at that end, but at most an hour after the grand final. If the tournament's end was
 * earlier: an hour after the grand final, or after the tournament's end if the grand final was
 * already over at its first sighting. In files, the grand final is over at the latest end its start
 * allows.
 *
 * @returns `null` if neither the end of the grand final nor that of the tournament is known.
 */
export function resetWaitEnds(grandFinal: DerivedMatch, { end }: Tournament): Instant | null {
  const { sighting } = grandFinal;
  const over = sighting.list === null ? assumedEnd(grandFinal) : sighting.changedAt;
  if (over === null) return end;
  if (end === null) return over + RESET_WAIT;
  if (end > over) return Math.min(over + RESET_WAIT, end);
  return wasOverAtFirstSighting(sighting) ? end + RESET_WAIT : over + RESET_WAIT;
}

/** Returns whether a listed match is unchanged since its first sighting; `false` for files. */
function wasOverAtFirstSighting({ list, firstSeen, changedAt }: Sighting): boolean {
  return list !== null && changedAt === firstSeen;
}

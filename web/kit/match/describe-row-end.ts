import type { MatchView } from "#core/contract/match.ts";
import type { StaffFlags } from "#core/contract/meta.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { FirstPageMessages } from "#core/i18n/en/first-page.ts";

/**
 * Describes a result that the scores do not show: the winner of a match that is tied or lost by
 * score, or that the winner is unknown. `null` if the scores show the result.
 */
export function describeResultNotInScores(
  match: MatchView,
  messages: FirstPageMessages,
): string | null {
  const { outcome, slots, state } = match;
  const { result } = messages.match;
  if (state !== "ended" || slots.length !== 2) return null;
  if (outcome.draw) return null;
  if (outcome.winner === null) return result.unknownShort;
  const winner = slots[outcome.winner];
  const loser = slots[1 - outcome.winner];
  if (winner?.contestant === undefined || winner.contestant === null) return null;
  const isAhead = (winner.score ?? 0) > (loser?.score ?? 0);
  return isAhead || outcome.by === "bye" ? null : result.advanced(winner.contestant.name);
}

/** Returns the most serious label of a match; `null` if it has none. */
export function findMatchLabel(
  { key, stateBy, unresolved }: MatchView,
  flags: StaffFlags,
  { match: { mark } }: FirstPageMessages,
): { readonly kind: "conflict" | "warn"; readonly text: string } | null {
  if (flags.conflict.includes(key)) return { kind: "conflict", text: mark.conflict };
  if (flags.doubleBooked.includes(key)) return { kind: "conflict", text: mark.doubleBooked };
  if (flags.unexpectedLock.includes(key)) return { kind: "warn", text: mark.locked };
  if (flags.runningLong.includes(key)) return { kind: "warn", text: mark.runningLong };
  const isLate = stateBy === "not-started" && unresolved === null;
  return isLate ? { kind: "warn", text: mark.notStarted } : null;
}

/** Describes why a match is not in the latest lists or will not be played; `null` if neither. */
export function describeAbsence(
  match: MatchView,
  venue: VenueFormat,
  messages: FirstPageMessages,
): string | null {
  const { rowAbsence } = messages.match;
  if (match.absence === "withdrawn") return rowAbsence.withdrawn;
  if (match.unresolved) return rowAbsence.notPlayed;
  if (match.absence === "last-seen")
    return rowAbsence.lastSeen(venue.when(Date.parse(match.lastSeen)));
  return null;
}

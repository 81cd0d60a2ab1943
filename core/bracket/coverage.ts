import { type Coverage, findListGaps, type ListGaps } from "#core/model/coverage.ts";
import type { AbsenceReason, DerivedMatch } from "#core/model/derived-match.ts";
import type { Group } from "#core/model/group.ts";
import { DAY } from "#core/lib/time.ts";
import type { Instant, SiteKey, Tournament } from "#core/model/match.ts";
import type { DeriveBasis } from "#core/match/derive-match.ts";
import type { Reconstruction } from "./reconstruction.ts";

/** The derived parts of a tournament. */
export interface TournamentParts {
  readonly matches: readonly DerivedMatch[];
  readonly reconstructions: readonly Reconstruction[];
  readonly groups: readonly Group[];
  /** Start of the tournament; `null` if unknown. */
  readonly start: Instant | null;
  /** Key of the bracket whose final decides the tournament; `null` if none is proven to. */
  readonly decidedBy: SiteKey | null;
  /** True if nothing more is expected of the tournament. */
  readonly isOver: boolean;
  /** True if a stage may follow for which contestants have qualified. */
  readonly hasLaterStage: boolean;
}

/** How many matches of a tournament were seen, and how many there are. */
export interface TournamentCoverage {
  /** Number of matches the tournament is proven to have; `null` if no number is proven. */
  readonly expected: number | null;
  readonly coverage: Coverage;
  /** True if matches were, or may have been, played without being seen. */
  readonly missesPast: boolean;
}

/** Returns which matches of a tournament the service's lists may hide: past ones, future ones. */
export function tournamentListGaps(tournament: Tournament, basis: DeriveBasis): ListGaps {
  return findListGaps(tournament, basis.upcomingCapped, basis.unseenBefore);
}

/** Returns whether a match counts in its tournament: byes and unneeded bracket resets do not. */
export function isCounted({ status, unresolved }: DerivedMatch): boolean {
  return status.by !== "bye" && unresolved !== "reset-not-needed";
}

/** Derives how much of a tournament was seen, and how many matches it is proven to have. */
export function deriveTournamentCoverage(
  parts: TournamentParts,
  gaps: ListGaps,
): TournamentCoverage {
  const playedUnseen = countPlaces(parts, "before-watching");
  const expected = sumExpected(parts);
  const hasAll = isEveryPartSeen(parts);
  const isDecided = parts.reconstructions.some(
    ({ bracket }) => bracket.key === parts.decidedBy && bracket.champion !== null,
  );
  // A place whose time is over may be an unlisted bye or a match that was never listed.
  const hasUnlisted = countPlaces(parts, "not-listed") > 0;
  // Even if every known bracket and group is complete, a stage before them may be unseen.
  const missesStage = gaps.past && !(hasAll && hasFirstDay(parts));
  const missesPast = playedUnseen > 0 || hasUnlisted || missesStage;
  // If every match is seen, including the deciding final, none can follow.
  const missesFuture = gaps.future && !isDecided && !(hasAll && parts.decidedBy !== null);
  const unseenInGroups = parts.groups.reduce(
    (sum, { coverage }) => sum + (coverage.unseen ?? 0),
    0,
  );
  const unseen = playedUnseen + unseenInGroups;
  const partial = missesPast || missesFuture || unseenInGroups > 0;
  const isUnproven =
    missesPast || missesFuture || parts.hasLaterStage || parts.matches.some(isNeverPlayed);
  // A completed tournament expects no further matches, even if its brackets suggest some.
  const isTooHigh = parts.isOver && expected !== parts.matches.filter(isCounted).length;
  return {
    expected: isUnproven || isTooHigh ? null : expected,
    coverage: { partial, unseen: unseen > 0 && !gaps.past && !missesFuture ? unseen : null },
    missesPast,
  };
}

/** Returns whether a match of the tournament's first day was seen: no stage was before it. */
function hasFirstDay({ matches, start }: TournamentParts): boolean {
  return start !== null && matches.some(({ match }) => (match.start ?? Infinity) < start + DAY);
}

/** Returns whether a match counts but will not be played: the total would never be reached. */
function isNeverPlayed(derived: DerivedMatch): boolean {
  return isCounted(derived) && derived.unresolved !== null;
}

/** Returns whether every match of every bracket and group is proven to be seen. */
function isEveryPartSeen({ matches, reconstructions, groups }: TournamentParts): boolean {
  return (
    reconstructions.length > 0 &&
    reconstructions.every((each) => each.isEveryMatchSeen) &&
    groups.every(({ expected, coverage }) => expected !== null && !coverage.partial) &&
    !matches.some(hasNoStage)
  );
}

/**
 * Returns the sum over all parts; `null` if one is unknown, if a match is in no part, or without a
 * bracket (one may follow).
 */
function sumExpected({ matches, reconstructions, groups }: TournamentParts): number | null {
  if (reconstructions.length === 0 || matches.some(hasNoStage)) return null;
  return [...groups, ...reconstructions].reduce<number | null>(
    (sum, { expected }) => (sum === null || expected === null ? null : sum + expected),
    0,
  );
}

function countPlaces({ reconstructions }: TournamentParts, reason: AbsenceReason): number {
  let count = 0;
  for (const { bracket } of reconstructions) {
    for (const { places } of bracket.rounds) {
      for (const { absence } of places) if (absence === reason) count += 1;
    }
  }
  return count;
}

function hasNoStage({ match }: DerivedMatch): boolean {
  return match.bracketId === null && match.groupId === null;
}

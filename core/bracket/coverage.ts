import { type Coverage, findListGaps, type ListGaps } from "#core/model/coverage.ts";
import type { DerivedMatch } from "#core/model/derived.ts";
import type { Group } from "#core/model/group.ts";
import type { SiteKey, Tournament } from "#core/model/match.ts";
import type { DeriveBasis } from "#core/match/derive-match.ts";
import type { Bracket, BracketPlace } from "#core/model/bracket.ts";
import type { Reconstruction } from "./reconstruction.ts";

/** What a tournament consists of. */
export interface TournamentParts {
  readonly matches: readonly DerivedMatch[];
  readonly reconstructions: readonly Reconstruction[];
  readonly groups: readonly Group[];
  /** Key of the bracket whose final decides it. */
  readonly decidedBy: SiteKey | null;
}

/** How much of a tournament was seen. */
export interface TournamentCoverage {
  /** Matches it is proven to hold in all, null if nothing proves a number. */
  readonly expected: number | null;
  readonly coverage: Coverage;
  /** True if some of its matches were played unseen, or may have been. */
  readonly missesPast: boolean;
}

/** Finds what the service's lists may hide of a tournament. */
export function listGapsOf(tournament: Tournament, basis: DeriveBasis): ListGaps {
  return findListGaps(tournament, basis.upcomingCapped, basis.unseenBefore);
}

/** Returns whether a match counts as one of its tournament: byes and unneeded bracket resets do not. */
export function isCounted({ status, unresolved }: DerivedMatch): boolean {
  return status.by !== "bye" && unresolved !== "reset-not-needed";
}

/** Derives how much of a tournament was seen, and how many matches it is proven to hold. */
export function coverTournament(parts: TournamentParts, gaps: ListGaps): TournamentCoverage {
  const places = parts.reconstructions.flatMap(({ bracket }) => placesOf(bracket));
  const playedUnseen = places.filter(({ absence }) => absence === "before-watching").length;
  const expected = sumOf(parts);
  const hasAll = isWhole(parts);
  const isOver = parts.reconstructions.some(
    ({ bracket }) => bracket.key === parts.decidedBy && bracket.champion !== null,
  );
  const missesPast = playedUnseen > 0 || (gaps.past && !hasAll);
  // With all of the deciding bracket seen, its final included, nothing is left to follow.
  const missesFuture = gaps.future && !isOver && !(hasAll && parts.decidedBy !== null);
  const lacking = parts.groups.reduce((sum, { coverage }) => sum + (coverage.unseen ?? 0), 0);
  const unseen = playedUnseen + lacking;
  const partial = missesPast || missesFuture || lacking > 0;
  return {
    expected: missesPast || missesFuture || parts.matches.some(isNeverPlayed) ? null : expected,
    coverage: { partial, unseen: unseen > 0 && !gaps.past && !missesFuture ? unseen : null },
    missesPast,
  };
}

/** Whether a match counts, although it will not be played: the total would never be reached. */
function isNeverPlayed(derived: DerivedMatch): boolean {
  return isCounted(derived) && derived.unresolved !== null;
}

/** Whether every match of every part is proven to be seen. */
function isWhole({ matches, reconstructions, groups }: TournamentParts): boolean {
  return (
    reconstructions.length > 0 &&
    reconstructions.every((each) => each.isWhollySeen) &&
    groups.every(({ expected, coverage }) => expected !== null && !coverage.partial) &&
    !matches.some(isInNone)
  );
}

/** The sum of what all parts hold, null if one is not known, or if later parts may follow groups. */
function sumOf({ matches, reconstructions, groups }: TournamentParts): number | null {
  if (reconstructions.length === 0 || matches.some(isInNone)) return null;
  return [...groups, ...reconstructions].reduce<number | null>(
    (sum, { expected }) => (sum === null || expected === null ? null : sum + expected),
    0,
  );
}

function placesOf({ rounds }: Bracket): readonly BracketPlace[] {
  return rounds.flatMap(({ places }) => places);
}

function isInNone({ match }: DerivedMatch): boolean {
  return match.bracketId === null && match.groupId === null;
}

import type { Coverage, ListGaps } from "#core/model/coverage.ts";
import { type AbsenceReason, type DerivedMatch, isListedAgain } from "#core/model/derived-match.ts";
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
  /** Number of matches without byes that it is proven to have; `null` if no number is proven. */
  readonly expected: number | null;
  readonly coverage: Coverage;
  /** True if matches were, or may have been, played without being seen. */
  readonly missesPast: boolean;
}

/** Returns which matches of a tournament the service's lists may hide: past ones, future ones. */
export function tournamentListGaps(
  { start }: Tournament,
  { upcomingCapped, unseenBefore }: DeriveBasis,
): ListGaps {
  const past = unseenBefore !== null && (start === null || start < unseenBefore);
  return { past, future: upcomingCapped };
}

/** Returns whether a match counts: byes, unneeded matches and repeated ones do not. */
export function isCounted(derived: DerivedMatch): boolean {
  const { status, unresolved } = derived;
  const isUnneeded = unresolved === "reset-not-needed" || unresolved === "series-decided";
  return status.by !== "bye" && !isUnneeded && !isListedAgain(derived);
}

/** Derives how much of a tournament was seen, and how many matches it is proven to have. */
export function deriveTournamentCoverage(
  parts: TournamentParts,
  gaps: ListGaps,
): TournamentCoverage {
  const hasAll = isEveryPartSeen(parts);
  const absences = listAbsences(parts);
  // A place whose time is over may be an unlisted bye or a match that was never listed. Even if every
  // known bracket and group is complete, a stage before them may be unseen.
  const missesPast =
    absences.some((reason) => reason === "before-watching" || reason === "not-listed") ||
    (gaps.past && !(hasAll && hasFirstDay(parts)));
  // If every match is seen, including the deciding final, none can follow.
  const missesFuture = gaps.future && !isDecided(parts) && !(hasAll && parts.decidedBy !== null);
  const unseenInGroups = parts.groups.reduce(
    (sum, { coverage }) => sum + (coverage.unseen ?? 0),
    0,
  );
  const playedUnseen = absences.filter((reason) => reason === "before-watching").length;
  const unseen = playedUnseen + unseenInGroups;
  return {
    expected: missesPast || missesFuture ? null : findProvenNumber(parts),
    coverage: {
      partial: missesPast || missesFuture || unseenInGroups > 0,
      unseen: unseen > 0 && !gaps.past && !missesFuture ? unseen : null,
    },
    missesPast,
  };
}

/** Returns why each place without a match has none. */
function listAbsences({ reconstructions }: TournamentParts): readonly AbsenceReason[] {
  return reconstructions.flatMap(({ bracket }) =>
    bracket.rounds.flatMap(({ places }) => places.flatMap(({ absence }) => absence ?? [])),
  );
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

/** Returns whether a match of the tournament's first day was seen: no stage was before it. */
function hasFirstDay({ matches, start }: TournamentParts): boolean {
  return start !== null && matches.some(({ match }) => (match.start ?? Infinity) < start + DAY);
}

function isDecided({ reconstructions, decidedBy }: TournamentParts): boolean {
  return reconstructions.some(
    ({ bracket }) => bracket.key === decidedBy && bracket.champion !== null,
  );
}

/**
 * Returns the number of matches of all brackets and groups; `null` if it is not proven: one of
 * theirs is unknown, a match is in no part or will never be played, or another stage may follow.
 */
function findProvenNumber(parts: TournamentParts): number | null {
  const { matches, reconstructions, groups, isOver, hasLaterStage } = parts;
  if (reconstructions.length === 0 || matches.some(hasNoStage) || hasLaterStage) return null;
  const counted = matches.filter(isCounted);
  if (counted.some(({ unresolved }) => unresolved !== null)) return null;
  const carried = matches.filter(({ carriedFrom }) => carriedFrom !== undefined).length;
  const sum = [...groups, ...reconstructions].reduce<number | null>(
    (total, { expected }) => (total === null || expected === null ? null : total + expected),
    -carried,
  );
  // A completed tournament expects no further matches, even if its brackets suggest some.
  return isOver && sum !== counted.length ? null : sum;
}

function hasNoStage({ match }: DerivedMatch): boolean {
  return match.bracketId === null && match.groupId === null;
}

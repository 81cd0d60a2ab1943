import { DAY } from "#core/lib/time.ts";
import { isUndecidedByText } from "#core/match/outcome.ts";
import { ALL_SEEN, type ListGaps } from "#core/model/coverage.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Group, GroupKind } from "#core/model/group.ts";
import type { ContestantKey, Instant } from "#core/model/match.ts";
import { expectedMatches } from "./group-kind.ts";
import type { GroupNumber } from "./group-numbers.ts";
import { countProvenGroupMatches, type FullRoundRobin } from "./proven-matches.ts";

/** How long a tournament may last after the last start of a group that has all its matches. */
const LONGEST_PAUSE = 2 * DAY;

/** Number of a group's matches, and whether all were seen and none is open. */
export type GroupCompleteness = Pick<
  Group,
  "seen" | "expected" | "coverage" | "closed" | "complete"
>;

export interface CompletenessInput {
  /** Which matches of the tournament the service's lists may hide. */
  readonly gaps: ListGaps;
  /** End of the tournament as the service states it. */
  readonly end: Instant | null;
  /** True if nothing more is expected of the tournament. */
  readonly isOver: boolean;
}

/** Format of a group, and the full round robins of its stage. */
interface GroupFormat {
  readonly kind: GroupKind;
  /** True if arbitrary pairs met, so that no end completes it. */
  readonly isArbitrary: boolean;
  /** True if one contestant probably has two of its names, so that no table is certain. */
  readonly hasNewName: boolean;
  readonly full: readonly FullRoundRobin[];
}

/** Creates a function that derives the completeness of a group of a tournament. */
export function createCompletenessOf(
  matches: readonly DerivedMatch[],
  { gaps, end, isOver }: CompletenessInput,
): (group: GroupNumber, own: readonly DerivedMatch[], format: GroupFormat) => GroupCompleteness {
  const lastStageOf = findLastBegunStages(matches);
  const stages = new Set(matches.map(({ match }) => match.groupId && (match.stage ?? 1)));
  return (group, own, { kind, isArbitrary, hasNewName, full }) => {
    const playable = own.filter(({ status }) => status.by !== "bye");
    const keys = new Set(own.flatMap(({ match }) => match.entries.map(({ key }) => key)));
    const hasEnded = isOver || [...keys].some((key) => (lastStageOf.get(key) ?? 0) > group.stage);
    // A league may list a second half later; a path has none.
    const isListed = isOver || kind === "path" || stages.size > 1 || !isLongBefore(own, end);
    const proven = isListed ? countProvenGroupMatches(kind, own, full) : null;
    // A completed tournament expects no further matches in any format.
    const expected = isOver && proven !== playable.length ? null : proven;
    const needed = expectedMatches(kind, own, keys.size);
    const hasAll = isListed && needed !== null && playable.length >= needed;
    const closed = playable.every(isClosed);
    return {
      seen: playable.length,
      expected,
      coverage: coverageOf(playable.length, expected, gaps),
      closed,
      complete: closed && !hasNewName && (hasAll || (hasEnded && !gaps.past && !isArbitrary)),
    };
  };
}

/** Returns the last stage in which a match of each contestant began; brackets are after all groups. */
function findLastBegunStages(matches: readonly DerivedMatch[]): ReadonlyMap<ContestantKey, number> {
  const stages = new Map<ContestantKey, number>();
  for (const { match, status, carriedFrom } of matches) {
    if (status.state === "upcoming" || status.by === "bye" || carriedFrom !== undefined) continue;
    const stage = match.groupId === null ? Infinity : (match.stage ?? 1);
    for (const { key } of match.entries) {
      if (stage > (stages.get(key) ?? 0)) stages.set(key, stage);
    }
  }
  return stages;
}

/** Returns whether the tournament goes on, or may go on, for long after a group's last known start. */
function isLongBefore(matches: readonly DerivedMatch[], end: Instant | null): boolean {
  const last = Math.max(...matches.map(({ match }) => match.start ?? -Infinity));
  return end === null || end - last > LONGEST_PAUSE;
}

/** Returns the coverage. Without a proven number it depends on the limits of the lists only. */
function coverageOf(seen: number, expected: number | null, gaps: ListGaps): Group["coverage"] {
  if (expected === null) return { partial: gaps.past || gaps.future, unseen: null };
  return seen < expected ? { partial: true, unseen: expected - seen } : ALL_SEEN;
}

/**
 * Returns whether a match ended or will not be played. An end that is only assumed leaves it open, and
 * so does a score that cannot be read, because its result may follow.
 */
function isClosed(derived: DerivedMatch): boolean {
  const { status, unresolved } = derived;
  const hasEnded = status.state === "ended" && status.by !== "taken-as-ended";
  return (hasEnded && !isUndecidedByText(derived)) || unresolved !== null;
}

import { MINUTE } from "#core/lib/time.ts";
import type { EndingReason, Status, StatusReason } from "#core/model/derived.ts";
import type { Instant, ListName, Match, SeenMatch } from "#core/model/match.ts";
import { settlesAt } from "./settles-at.ts";
import { clinchedBy, isBye, hasScore } from "./outcome.ts";

/** Minutes a start may pass before "not started" is said. */
export const DEFAULT_GRACE_MINUTES = 10;

/** One object for each reason, because thousands of ended matches share them. */
const ENDED = new Map<StatusReason, Status>();
const NOT_STARTED: Status = { state: "upcoming", by: "not-started", validUntil: null };

/** What a status depends on besides the match itself. */
export interface StatusFacts {
  readonly now: Instant;
  readonly graceMinutes: number;
  /** False while an upcoming match of the site carries a lock: then a lock does not mean "over". */
  readonly lockTrusted: boolean;
  /** True when some match of the tournament is locked. */
  readonly locksOthers: boolean;
}

/**
 * The status of a match (docs/domain.md#order-of-the-status-rules).
 *
 * @param decidedBy What decided it whatever the lists say; null when nothing did.
 */
export function deriveStatus(
  seen: SeenMatch,
  decidedBy: EndingReason | null,
  facts: StatusFacts,
): Status {
  if (decidedBy !== null) return endedBy(decidedBy);
  const { match, sighting } = seen;
  if (sighting.list === null) return statusWithoutList(seen, facts);
  return sighting.list === "ended" ? statusBegun(seen, facts) : statusUpcoming(match, facts);
}

/** True when an upcoming match of the list (or of a file, by its start) carries a lock. */
export function locksWhileUpcoming({ match, sighting }: SeenMatch, now: Instant): boolean {
  return match.locked === true && !isBye(match) && listOf(match, sighting.list, now) === "upcoming";
}

function statusBegun(seen: SeenMatch, facts: StatusFacts): Status {
  if (seen.match.locked === true && facts.lockTrusted) return endedBy("locked");
  const settles = settlesAt(seen);
  if (settles !== null && facts.now > settles) return endedBy("taken-as-ended");
  if (seen.sighting.wasEnded && hasOwnEnd(seen.match)) return endedBy("stays-ended");
  return { state: "live", by: "begun", validUntil: settles };
}

/**
 * Returns whether the match itself still shows why it ended. An end by advancement or by a bye lasts
 * as long as its cause; an archive may remember one that was wrong.
 */
function hasOwnEnd(match: Match): boolean {
  return match.locked === true || clinchedBy(match) !== null;
}

function statusUpcoming({ start }: Match, facts: StatusFacts): Status {
  const late = start === null ? null : start + facts.graceMinutes * MINUTE;
  if (late !== null && facts.now > late) return NOT_STARTED;
  return { state: "upcoming", by: "listed-upcoming", validUntil: late };
}

/** A file says no list: the start stands in for it. */
function statusWithoutList(seen: SeenMatch, facts: StatusFacts): Status {
  const { match } = seen;
  if (listOf(match, null, facts.now) === "ended") {
    const untouched = match.locked !== true && !hasScore(match);
    return untouched && facts.locksOthers ? NOT_STARTED : statusBegun(seen, facts);
  }
  const scored = match.entries.some((entry) => (entry.score ?? 0) > 0);
  if (scored) return { state: "live", by: "score-before-start", validUntil: match.start };
  return { state: "upcoming", by: "listed-upcoming", validUntil: match.start };
}

function listOf({ start }: Match, list: ListName | null, now: Instant): ListName {
  if (list !== null) return list;
  return start !== null && start <= now ? "ended" : "upcoming";
}

function endedBy(by: StatusReason): Status {
  const known = ENDED.get(by) ?? { state: "ended", by, validUntil: null };
  ENDED.set(by, known);
  return known;
}

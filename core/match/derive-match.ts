import { isContestantDoubt } from "#core/model/doubt.ts";
import type {
  AbsenceReason,
  DerivedMatch,
  Outcome,
  Status,
  Slot,
} from "#core/model/derived-match.ts";
import type { Instant, Match, SeenMatch } from "#core/model/match.ts";
import type { Annotations } from "#core/desk/annotations.ts";
import { isTied, playsItself } from "./outcome.ts";
import { type EarlyOutcome, findEarlyOutcome, findEndedWinner } from "./winner-rules.ts";
import { deriveStatus } from "./status.ts";

const UNDECIDED: Outcome = { winner: null, by: null, draw: false };

/** Input of a tournament's derivation, besides its matches and the time. */
export interface DeriveBasis {
  /** Minutes after its start until an upcoming match counts as not started. */
  readonly graceMinutes: number;
  /** See `StatusInput`. */
  readonly lockTrusted: boolean;
  /** True if the upcoming list is at its limit, so that it may be incomplete. */
  readonly upcomingCapped: boolean;
  /** Matches that ended before this time may be unseen; `null` if all ended matches are listed. */
  readonly unseenBefore: Instant | null;
  /** Data entered by staff. */
  readonly annotations: Annotations;
  /** Time of its oldest data that a hold keeps; `null` if none is held. */
  readonly heldFrom: Instant | null;
}

export interface DeriveContext extends DeriveBasis {
  readonly now: Instant;
  /**
   * When the older of both lists arrived: matches last seen earlier are no longer listed. `null`
   * before both have arrived.
   */
  readonly listedAt: Instant | null;
  /** True if any match of the tournament is locked. */
  readonly locksOthers: boolean;
  /** Returns whether the scores of a match of the tournament count games of a best-of. */
  readonly countsGames: (match: Match) => boolean;
}

/** Status and outcome of a match. */
export interface MatchResult {
  readonly status: Status;
  readonly outcome: Outcome;
}

/** Derives status and outcome. `advanced` is the index of who advanced, `null` if unknown. */
export function deriveMatchResult(
  seen: SeenMatch,
  advanced: number | null,
  context: DeriveContext,
): MatchResult {
  const decision = findEarlyOutcome(seen.match, advanced, context.countsGames(seen.match));
  const status = deriveStatus(seen, decision?.by ?? null, context);
  return { status, outcome: deriveOutcome(seen.match, decision, status) };
}

/**
 * Returns why a match that did not end is no longer listed; `null` if it is listed, has ended, or
 * comes from a file.
 */
export function findAbsenceReason(
  { sighting }: SeenMatch,
  status: Status,
  listedAt: Instant | null,
): AbsenceReason | null {
  if (status.state === "ended" || sighting.list === null) return null;
  if (sighting.withdrawnAt !== null) return "withdrawn";
  return listedAt !== null && sighting.lastSeen < listedAt ? "last-seen" : null;
}

/** Position of a match and its links to the matches before and after it. */
export type MatchPosition = Pick<DerivedMatch, "code" | "round" | "slots" | "winnerTo" | "loserTo">;

/** Combines a match with its derived values. `unresolved` is still `null`. */
export function deriveMatch(
  seen: SeenMatch,
  { status, outcome }: MatchResult,
  { code, round, slots, winnerTo, loserTo }: MatchPosition,
  listedAt: Instant | null,
): DerivedMatch {
  // Not `...seen`, which takes longer than all other parts of a derivation (`npm run bench core`).
  const { match, sighting } = seen;
  const doubts = seen.doubts?.filter(isContestantDoubt) ?? [];
  return {
    match,
    sighting,
    // A literal without it creates objects whose later reading makes a tick take 1.5 times as long.
    ...(doubts.length > 0 && { doubts }),
    status,
    outcome,
    code,
    round,
    slots,
    winnerTo,
    loserTo,
    absence: findAbsenceReason(seen, status, listedAt),
    // Set by `unresolved.ts` once all matches of the tournament are derived.
    unresolved: null,
  };
}

/** Returns the position of a match outside of a bracket tree: its slots have no known source. */
export function positionWithoutFeeders(
  { entries }: Match,
  code: string | null,
  round: DerivedMatch["round"],
): MatchPosition {
  const slots = entries.map((_, entry): Slot => ({ entry, source: { type: "unknown" } }));
  return { code, round, slots, winnerTo: null, loserTo: null };
}

/** Derives the outcome of a match (docs/domain.md#winner) from its early decision and status. */
export function deriveOutcome(
  match: Match,
  decision: EarlyOutcome | null,
  status: Status,
): Outcome {
  if (decision !== null) return decision;
  if (status.state !== "ended" || playsItself(match)) return UNDECIDED;
  // An end that is only assumed is no result: the match may have been interrupted.
  if (status.by === "taken-as-ended") return UNDECIDED;
  const found = findEndedWinner(match);
  if (found !== null) return { ...found, by: "led", draw: found.shared !== undefined };
  return match.groupId !== null && isTied(match) ? { ...UNDECIDED, draw: true } : UNDECIDED;
}

import type { Absence, DerivedMatch, Outcome, Slot, Status } from "#core/model/derived.ts";
import type { Instant, Match, SeenMatch } from "#core/model/match.ts";
import type { Annotations } from "#core/desk/annotations.ts";
import { decideBeforeStatus, deriveOutcome } from "./derive-outcome.ts";
import { deriveStatus } from "./status.ts";

/** What a tournament is derived with besides its matches and the time. */
export interface DeriveBasis {
  /** Minutes a start may pass before "not started" is said. */
  readonly graceMinutes: number;
  /** False while an upcoming match of its site carries a lock: a lock then does not mean "over". */
  readonly lockTrusted: boolean;
  /** True when the list of upcoming matches may hold more than it showed. */
  readonly upcomingCapped: boolean;
  /** Before when matches may have ended unseen; null if the list of ended ones shows all of them. */
  readonly unseenBefore: Instant | null;
  /** What staff wrote down. */
  readonly facts: Annotations;
  /** When its data is from, if some of it is held; `null` if none is. */
  readonly heldFrom: Instant | null;
}

/** What everything of one tournament is derived with. */
export interface DeriveContext extends DeriveBasis {
  readonly now: Instant;
  /** When both lists had been answered; a match last seen earlier has left them. Null before that. */
  readonly listedAt: Instant | null;
  /** True when some match of the tournament is locked. */
  readonly locksOthers: boolean;
}

/** What became of a match. */
export interface MatchResult {
  readonly status: Status;
  readonly outcome: Outcome;
}

/** Status and outcome of a match; `advanced` is the index of who advanced, if that is known. */
export function deriveResult(
  seen: SeenMatch,
  advanced: number | null,
  countGames: boolean,
  context: DeriveContext,
): MatchResult {
  const decision = decideBeforeStatus(seen.match, { advanced, countGames });
  const status = deriveStatus(seen, decision?.by ?? null, context);
  return { status, outcome: deriveOutcome(seen.match, decision, status) };
}

/** Why a match that did not end is in no list any more; null where it is, or for files. */
export function absenceOf(
  { sighting }: SeenMatch,
  status: Status,
  listedAt: Instant | null,
): Absence | null {
  if (status.state === "ended" || sighting.list === null) return null;
  if (sighting.withdrawnAt !== null) return "withdrawn";
  return listedAt !== null && sighting.lastSeen < listedAt ? "last-seen" : null;
}

/** Where a match stands, and where its contestants come from and go to. */
export type MatchPosition = Pick<DerivedMatch, "code" | "round" | "slots" | "winnerTo" | "loserTo">;

/** A match with everything about it. */
export function deriveMatch(
  seen: SeenMatch,
  { status, outcome }: MatchResult,
  { code, round, slots, winnerTo, loserTo }: MatchPosition,
  listedAt: Instant | null,
): DerivedMatch {
  return {
    ...seen,
    status,
    outcome,
    code,
    round,
    slots,
    winnerTo,
    loserTo,
    absence: absenceOf(seen, status, listedAt),
    // Known once all matches of the tournament are derived: see `unresolved.ts`.
    unresolved: null,
  };
}

/** The position of a match whose contestants come from nowhere known: all but those in a tree. */
export function positionWithoutFeeds(
  { entries }: Match,
  code: string | null,
  round: DerivedMatch["round"],
): MatchPosition {
  const slots = entries.map((_, entry): Slot => ({ entry, source: { type: "unknown" } }));
  return { code, round, slots, winnerTo: null, loserTo: null };
}

import * as z from "zod/mini";
import { describe } from "./describe.ts";
import type { Outcome } from "./match-outcome.ts";
import type { Status } from "./match-status.ts";
import type { SeenMatch, SiteKey } from "./match.ts";
import type { MatchRound } from "./round.ts";
import type { PlaceRef, Slot } from "./slot.ts";

/** Why a bracket place has no match, or no listed one (docs/domain.md#absent-matches). */
export const AbsenceReasonSchema = describe(
  "Why a bracket place has no match, or no listed one: `no-start-yet`: the service lists no match " +
    "without a start; `beyond-the-list`: it starts later than the list reaches; " +
    "`before-watching`: it was played before the first poll; `not-listed`: none of these explains " +
    "it; `continues`: its contestants play on in another bracket; `withdrawn`: the service " +
    "removed the match; `last-seen`: the match dropped off a full list.",
  z.enum([
    "no-start-yet",
    "beyond-the-list",
    "before-watching",
    "not-listed",
    "continues",
    "withdrawn",
    "last-seen",
  ]),
);

export const UnresolvedReasonSchema = describe(
  "Why a match that did not end can no longer be played: `withdrawn`: the service removed it from " +
    "both lists; `reset-not-needed`: it is a bracket reset, and the upper finalist won the grand " +
    "final; `series-decided`: it is a game of a series that was won without it; `moved-on`: a later match of its path or a later stage began without it, or its " +
    "bracket is decided; `tournament-completed`: its start is long past, and its tournament is " +
    "completed.",
  z.enum(["withdrawn", "reset-not-needed", "series-decided", "moved-on", "tournament-completed"]),
);

export type AbsenceReason = z.output<typeof AbsenceReasonSchema>;
export type UnresolvedReason = z.output<typeof UnresolvedReasonSchema>;

/** What a match is, if its bracket place holds several. */
export type PartKind = "replay" | "leg" | "series";

/** A match of a bracket place that holds several. */
export interface PlaceMatch {
  readonly match: SiteKey;
  /** `null` if the place is unknown. */
  readonly code: string | null;
  /** In order of the slots; `null` before it began, and without a score. */
  readonly scores: readonly (number | null)[];
}

/** The part of a bracket place that a match is, if the place holds several. */
export interface MatchPart {
  /** `null` if the data does not tell. */
  readonly kind: PartKind | null;
  /** Counted from 1, in order of start. */
  readonly number: number;
  /** All matches of the place, in order of start. */
  readonly matches: readonly PlaceMatch[];
  /**
   * Of each contestant, in order of the match's entries: the sum so far of the scores of legs, or the
   * number of games won; `null` of replays, and before the first score.
   */
  readonly aggregate: readonly number[] | null;
}

/** Whether a contestant of a match of more than two plays in a later round, or is eliminated. */
export type Advance = "through" | "out";

/** A match with all derived values. Of its doubts, only those about contestants, if there are any. */
export interface DerivedMatch extends SeenMatch {
  readonly status: Status;
  readonly outcome: Outcome;
  /** Short match code: `LBR2-4`, `G3-2`; `null` if its position is unknown. */
  readonly code: string | null;
  readonly round: MatchRound | null;
  /** Two for a bracket match, one for a bye, one per contestant if there are more than two. */
  readonly slots: readonly Slot[];
  /** By entry, `null` if unknown; absent if it is not a match of heats before their final. */
  readonly advances?: readonly (Advance | null)[];
  readonly winnerTo: PlaceRef | null;
  readonly loserTo: PlaceRef | null;
  /** Why it is no longer listed although it did not end; `null` if listed, ended or from a file. */
  readonly absence: AbsenceReason | null;
  /** `null` if it ended or may still be played. Does not change the status. */
  readonly unresolved: UnresolvedReason | null;
  /** Set if its bracket place holds several matches (docs/domain.md#several-matches-at-one-place). */
  readonly part?: MatchPart;
  /** The match that counts, if this one is listed twice (see `match/duplicates.ts`). */
  readonly duplicateOf?: SiteKey;
  /** The match of an earlier stage, if its result counts again in a group of a later one. */
  readonly carriedFrom?: SiteKey;
}

/** Returns whether the service lists a match that is listed elsewhere, too, and was played once. */
export function isListedAgain({ duplicateOf, carriedFrom }: DerivedMatch): boolean {
  return duplicateOf !== undefined || carriedFrom !== undefined;
}

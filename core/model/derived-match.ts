import * as z from "zod/mini";
import { describe, WholeNumberSchema } from "./describe.ts";
import type { SeenMatch, SiteKey, Instant } from "./match.ts";

export const RoundNameSchema = describe(
  "English names of a round in three lengths.",
  z.object({
    long: describe("Such as `Lower Bracket Final`.", z.string()),
    medium: describe("Such as `LB Final`.", z.string()),
    short: describe("Such as `LBF`; match codes begin with it.", z.string()),
  }),
);

export const MatchRoundSchema = describe(
  "The round of a match in a bracket.",
  z.object({
    key: describe(
      "Key of the round, unique within the bracket, such as `lower ro8s1`.",
      z.string(),
    ),
    name: describe("Names of the round.", RoundNameSchema),
    losersTo: describe(
      "The round its losers drop to; null if they are eliminated. Known before the match is.",
      z.nullable(RoundNameSchema),
    ),
  }),
);

export type RoundName = Readonly<z.output<typeof RoundNameSchema>>;
export type MatchRound = Readonly<z.output<typeof MatchRoundSchema>>;

export const PlaceRefSchema = describe(
  "Reference to a bracket place: its code, and its match if one was seen.",
  z.object({
    place: describe(
      "Id of the place, unique within the bracket: `ROUNDKEY#ROW`, such as `lower ro8s1#3`.",
      z.string(),
    ),
    code: describe("Match code, such as `UBQF-2`.", z.string()),
    match: describe("Key of its match, `SITE/ID`; null if none was seen.", z.nullable(z.string())),
  }),
);

const certainty = describe(
  "Whether the feeder was `found` in the matches, or is `assumed` from a common order.",
  z.enum(["found", "assumed"]),
);

const feeder = describe("The bracket place that the contestant comes from.", PlaceRefSchema);

export const SlotSourceSchema = describe(
  "Where the contestant of a slot comes from.",
  z.discriminatedUnion("type", [
    createSource("seed", "The draw of the bracket.", {
      seed: describe("Seed from 1; null if unknown.", z.nullable(WholeNumberSchema)),
    }),
    createSource("winner", "The winner of a match.", { of: feeder, certainty }),
    createSource("loser", "The loser of a match.", { of: feeder, certainty }),
    createSource("advancing", "One of those who advance from a match of more than two.", {
      of: feeder,
      count: describe("Number of contestants who advance from it.", WholeNumberSchema),
      certainty,
    }),
    createSource("loser-of-round", "A loser of a round; of which match is not known yet.", {
      round: describe("Key of the round.", z.string()),
      name: describe("Names of the round.", RoundNameSchema),
    }),
    createSource("bye", "The slot stays empty.", {
      nobodyFrom: describe(
        "Place whose contestants are both eliminated; null for a bye of the draw.",
        z.nullable(PlaceRefSchema),
      ),
    }),
    createSource("unknown", "Unknown.", {}),
  ]),
);

export type PlaceRef = Readonly<z.output<typeof PlaceRefSchema>>;
export type SlotSource = Readonly<z.output<typeof SlotSourceSchema>>;

/** A slot of a match: its contestant, or the source of the contestant while it is open. */
export interface Slot {
  /** Index into the match's entries; `null` while the slot is open. */
  readonly entry: number | null;
  readonly source: SlotSource;
}

export type MatchState = "upcoming" | "live" | "ended";

/** Reasons that end a match in any list (docs/domain.md#winner), strongest first. */
export const ENDING_REASONS = [
  "bye",
  /** A contestant appears in a match that this one feeds. */
  "advanced",
  /** A contestant won more than half of the best-of games. */
  "clinched",
] as const;

export type EndingReason = (typeof ENDING_REASONS)[number];

/** Reason for the state of a match (docs/domain.md#status). */
export const StatusReasonSchema = describe(
  "Why it has this state. Ended: `bye`; `advanced`: a contestant appears in a match that this one " +
    "feeds; `clinched`: a contestant won more than half of the best-of games; `locked`: in the " +
    "ended list and locked; `taken-as-ended`: in the ended list, long after its start, and " +
    "unchanged for an hour; `stays-ended`: it had ended and still shows its lock or its deciding " +
    "score. Live: `begun`: in the ended list, and no other rule applies; `score-before-start`: a " +
    "score above 0 before its start, in an imported file. Upcoming: `start-ahead`: in the ended " +
    "list, without a score and with a start still to come; `listed-upcoming`: in " +
    "the upcoming list; `not-started`: the same, but its start is past by more than the grace " +
    "period.",
  z.enum([
    ...ENDING_REASONS,
    "locked",
    "taken-as-ended",
    "stays-ended",
    "begun",
    "start-ahead",
    "listed-upcoming",
    "not-started",
    "score-before-start",
  ]),
);

export type StatusReason = z.output<typeof StatusReasonSchema>;

/** State of a match and why it has it. */
export interface Status {
  readonly state: MatchState;
  readonly by: StatusReason;
  /** Until when this status holds without new data; `null` if time alone cannot change it. */
  readonly validUntil: Instant | null;
}

/** Reason for an outcome (docs/domain.md#winner), strongest first. */
export const OutcomeReasonSchema = describe(
  "How the outcome is known: `bye`; `advanced`: a contestant appears in a match that this one " +
    "feeds; `clinched`: a contestant won more than half of the best-of games; `led`: the leader of " +
    "an ended match won; `taken-as-ended` only in changes that earlier versions stored.",
  z.enum([...ENDING_REASONS, "led", "taken-as-ended"]),
);

export type OutcomeReason = z.output<typeof OutcomeReasonSchema>;

/** Winner or draw of a match and how it was derived. */
export interface Outcome {
  /** Index into the match's entries; `null` if the winner is unknown or there is none. */
  readonly winner: number | null;
  readonly by: OutcomeReason | null;
  /** True for a group match that ended tied, and for a shared first place among more than two. */
  readonly draw: boolean;
  /**
   * Indexes of those who share the first place among more than two; absent otherwise. Without a draw,
   * they are the pair that won a match of doubles.
   */
  readonly shared?: readonly number[];
}

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

// @__NO_SIDE_EFFECTS__
function createSource<const T extends string, S extends z.core.$ZodShape>(
  type: T,
  description: string,
  shape: S,
) {
  const typeSchema = describe("Kind of source.", z.literal(type));
  return describe(description, z.object({ type: typeSchema, ...shape }));
}

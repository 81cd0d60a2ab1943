import * as z from "zod/mini";
import { InstantSchema } from "./instant.ts";
import type { Instant, SiteKey } from "./match.ts";
import { RoundNameSchema, type RoundName } from "./round.ts";
import type { PlaceRef, SlotSource } from "./slot.ts";

/** Identity of a contestant, if only that is needed. */
export const ContestantRefSchema = z.object({
  key: z.string(),
  name: z.string(),
  /** Lower-case code; "" if there is none. */
  country: z.string(),
});

/**
 * Why contestants of the same name may be different ones (docs/domain.md#ambiguous-names): listed
 * with several countries, or in two matches at the same time.
 */
export type AmbiguityReason = "two-countries" | "two-places-at-once";

/** Sums over matches that have a result. */
export const TallySchema = z.object({
  played: z.number(),
  won: z.number(),
  drawn: z.number(),
  lost: z.number(),
  scoreFor: z.number(),
  scoreAgainst: z.number(),
});

export type Tally = Readonly<z.output<typeof TallySchema>>;

/** A contestant with everything seen in one game title. */
export interface Contestant extends ContestantRef {
  readonly game: string;
  readonly gameSlug: string;
  /** Every country it was listed with; more than one makes it ambiguous. */
  readonly countries: readonly string[];
  readonly ambiguity: readonly AmbiguityReason[];
  readonly record: Tally;
  /** Results of the last (at most ten) ended matches that have an outcome, oldest first. */
  readonly form: readonly ("won" | "drawn" | "lost")[];
  /** Sum over all matches; `null` if the service never provided a value. */
  readonly kills: number | null;
  readonly deaths: number | null;
  /** In order of play: group matches by start, then brackets by depth (see `comparePlayOrder`). */
  readonly matches: readonly SiteKey[];
  readonly last: SiteKey | null;
  readonly next: SiteKey | null;
  readonly tournaments: readonly SiteKey[];
}

/** Record of one contestant against another. */
export interface HeadToHead {
  readonly opponent: ContestantRef;
  readonly record: Tally;
  readonly matches: readonly SiteKey[];
}

export const PossibleNextMatchSchema = z.object({
  /** `SITE/ID`. */
  match: z.nullable(z.string()),
  code: z.string(),
  /** `null` if it is not in a round of the bracket. */
  round: z.nullable(RoundNameSchema),
  start: z.nullable(InstantSchema),
  opponents: z.readonly(z.array(ContestantRefSchema)),
  /** True if a win leads to this match, false if a loss does. */
  onWin: z.boolean(),
});

export type PossibleNextMatch = Readonly<z.output<typeof PossibleNextMatchSchema>>;

/** A match of a contestant who wins every match before it: the live or next one, and later ones. */
export interface MatchAhead {
  readonly place: PlaceRef;
  readonly round: RoundName;
  /** `null` if no start is listed. */
  readonly start: Instant | null;
  /** Source of the opponent; `null` if the place has no other slot. */
  readonly source: SlotSource | null;
  /** The opponent, or the two who play for the slot; empty if more are possible. */
  readonly opponents: readonly ContestantRef[];
}

/** Returns only the contestant's identity, without scores and seed. */
export function contestantRef({ key, name, country }: ContestantRef): ContestantRef {
  return { key, name, country };
}

export type ContestantRef = Readonly<z.output<typeof ContestantRefSchema>>;

import * as z from "zod/mini";
import { describe, WholeNumberSchema } from "./describe.ts";
import { InstantSchema } from "./instant.ts";
import type { Instant, SiteKey } from "./match.ts";
import {
  RoundNameSchema,
  type RoundName,
  type PlaceRef,
  type SlotSource,
} from "./derived-match.ts";

export const ContestantRefSchema = describe(
  "Identity of a contestant: a player, a team or a club in one game title.",
  z.object({
    key: describe(
      "Key of the contestant, the same in all tournaments of the game title; see `/api/v1/contestants/{key}`.",
      z.string(),
    ),
    name: describe("Name, as the service sends it.", z.string()),
    country: describe('Lower-case country code, such as `fi`; "" if there is none.', z.string()),
  }),
);

/**
 * Why contestants of the same name may be different ones (docs/domain.md#ambiguous-names): listed
 * with several countries, or in two matches at the same time.
 */
export type AmbiguityReason = "two-countries" | "two-places-at-once";

export const TallySchema = describe(
  "Sums over matches that have a result.",
  z.object({
    played: describe("Number of matches.", WholeNumberSchema),
    won: describe("Number of matches won.", WholeNumberSchema),
    drawn: describe("Number of draws.", WholeNumberSchema),
    lost: describe("Number of matches lost.", WholeNumberSchema),
    scoreFor: describe("Sum of the contestant's own scores.", z.number()),
    scoreAgainst: describe("Sum of the opponents' scores.", z.number()),
  }),
);

export const ContestantRankSchema = z.object({
  from: describe("Best possible rank, from 1.", WholeNumberSchema),
  to: describe("Worst possible rank.", WholeNumberSchema),
  isPlaying: describe("True if the contestant can still play in the tournament.", z.boolean()),
  isDecided: describe(
    "True once the rank is final; false while playing, and if a result is not known.",
    z.boolean(),
  ),
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

export const PossibleNextMatchSchema = describe(
  "A match that a contestant plays after a win or after a loss.",
  z.object({
    match: describe(
      "Key of the match, `SITE/ID`; null if the service does not list it yet.",
      z.nullable(z.string()),
    ),
    code: describe("Match code, such as `UBQF-2`.", z.string()),
    round: describe(
      "Its round; null if it is not in a round of the bracket.",
      z.nullable(RoundNameSchema),
    ),
    start: describe("Its start; null if none is listed.", z.nullable(InstantSchema)),
    opponents: describe("Possible opponents.", z.readonly(z.array(ContestantRefSchema))),
    onWin: describe("True if a win leads to this match, false if a loss does.", z.boolean()),
  }),
);

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

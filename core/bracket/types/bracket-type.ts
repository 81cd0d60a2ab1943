/** What a bracket type consists of. `types.ts` lists all of them. */
import type { KnownBracketKind, ServiceBracketType } from "#core/model/bracket.ts";
import type {
  BracketDetails,
  Instant,
  Issue,
  Match,
  SeenMatch,
  SiteKey,
  Tournament,
} from "#core/model/match.ts";
import type { Geometry } from "./geometry.ts";
import type { LastMatches, Podium } from "./podium.ts";

/** The matches with one bracket id. */
export interface BracketPart {
  readonly id: string;
  /** `null` if none of its matches contains its bracket. */
  readonly facts: BracketDetails | null;
  readonly seen: readonly SeenMatch[];
}

/** The matches of one bracket, or of an upper and a lower one that belong together. */
export interface BracketUnit {
  /** `null` if it is unknown. */
  readonly type: BracketType | null;
  readonly site: string;
  /** Upper (or only) one first. A named pair counts although none of its matches was seen. */
  readonly ids: readonly string[];
  readonly tournament: SiteKey;
  readonly title: string;
  readonly size: number | null;
  /** All matches of a bracket without a lower one; by id. */
  readonly upper: readonly SeenMatch[];
  /** By id. */
  readonly lower: readonly SeenMatch[];
  /** False for a lower bracket that names no pair. */
  readonly hasUpper: boolean;
  /** What its matches say of it, upper first. */
  readonly facts: readonly BracketDetails[];
  readonly issues: readonly Issue[];
}

/** What of a unit depends on the bracket type. */
export type RecognisedUnit = Pick<
  BracketUnit,
  "ids" | "size" | "upper" | "lower" | "hasUpper" | "issues"
>;

/** A round according to its matches; `rows` is the most it can hold. */
export interface RoundClaim {
  readonly key: string;
  readonly rows: number;
}

/** Returns the round that a match claims; `null` if the bracket has no such round. */
export type RoundOf = (match: Match) => RoundClaim | null;

/** What the matches of a bracket say of its shape. */
export interface BracketSizes {
  /** First round of the upper (or only) bracket: a power of two, or `null`. */
  readonly upper: number | null;
  /** Keys of rounds with matches. Two matches of the last round share the key of the first. */
  readonly rounds: ReadonlySet<string>;
  /** Returns whether a last round holds a second match: third-place match or bracket reset. */
  readonly holdsTwo: (round: string) => boolean;
  /** See `BracketUnit`. */
  readonly hasUpper: boolean;
}

/** A type of bracket whose matches form a tree. */
export interface BracketType {
  readonly kind: KnownBracketKind;
  /** What the service calls its two brackets, if it sends two that name each other. */
  readonly pair: { readonly upper: ServiceBracketType; readonly lower: ServiceBracketType } | null;
  /**
   * Returns the unit of a part; `null` if the part is not of this type.
   *
   * @param lower The part that it is paired with.
   * @param unseen Id of a pair of which no match was seen.
   */
  readonly recognises: (
    part: BracketPart,
    lower: BracketPart | undefined,
    unseen: string | null,
  ) => RecognisedUnit | null;
  readonly upperRoundOf: RoundOf;
  readonly lowerRoundOf: RoundOf;
  readonly geometry: (sizes: BracketSizes) => Geometry;
  readonly podium: (last: LastMatches, tournament: Tournament, now: Instant) => Podium;
}

/** Returns a part as a unit of its own. */
export function unitOfOne({ id, facts, seen }: BracketPart): RecognisedUnit {
  const size = facts?.size ?? null;
  return { ids: [id], size, upper: seen, lower: [], hasUpper: true, issues: [] };
}

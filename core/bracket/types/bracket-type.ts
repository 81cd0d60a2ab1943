/** The interface of a bracket type, and the matches it works on. `bracket-types.ts` lists all types. */
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
import type { BracketGeometry } from "./geometry.ts";
import type { LastMatches, Podium } from "./podium.ts";

/** The matches with one bracket id. */
export interface BracketPart {
  readonly id: string;
  /** Bracket details sent with its matches; `null` if no match has them. */
  readonly facts: BracketDetails | null;
  readonly seen: readonly SeenMatch[];
}

/** The matches of one bracket, or of an upper and a lower bracket that belong together. */
export interface BracketUnit {
  /** `null` if the type is unknown. */
  readonly type: BracketType | null;
  readonly site: string;
  /**
   * Bracket ids, upper first. Of a double elimination, with a related bracket that was not seen.
   */
  readonly ids: readonly string[];
  readonly tournament: SiteKey;
  readonly title: string;
  readonly size: number | null;
  /** Matches of the upper or only bracket, ordered by id. */
  readonly upper: readonly SeenMatch[];
  /** Matches of the lower bracket, ordered by id. */
  readonly lower: readonly SeenMatch[];
  /** False for a lower bracket that has no upper bracket of its own. */
  readonly hasUpper: boolean;
  /** Bracket details sent with its matches: of the upper bracket, then of the lower one. */
  readonly facts: readonly BracketDetails[];
  readonly issues: readonly Issue[];
}

/** The fields of a unit that depend on the bracket type. */
export type RecognisedUnit = Pick<
  BracketUnit,
  "ids" | "size" | "upper" | "lower" | "hasUpper" | "issues"
>;

/** The round that a match states; `rows` is the maximum number of matches in that round. */
export interface StatedRound {
  readonly key: string;
  readonly rows: number;
}

/** Returns the round that a match states; `null` if the bracket has no such round. */
export type RoundOf = (match: Match) => StatedRound | null;

/** Sizes and rounds in the matches of a bracket: input of `BracketType.geometry`. */
export interface BracketSizes {
  /** Number of contestants that the service states; `null` if it states none. */
  readonly size: number | null;
  /** Keys of rounds with matches. A third-place match counts as final, a reset as grand final. */
  readonly rounds: ReadonlySet<string>;
  /**
   * Returns whether the received matches include a second match of this round: a third-place match
   * in the final, a bracket reset in the grand final.
   */
  readonly hasSecondMatch: (round: string) => boolean;
  /** See `BracketUnit`. */
  readonly hasUpper: boolean;
}

/** A type of bracket whose matches form a tree. */
export interface BracketType {
  readonly kind: KnownBracketKind;
  /**
   * The service's types of the upper and the lower bracket; `null` if there is only one bracket.
   */
  readonly pair: { readonly upper: ServiceBracketType; readonly lower: ServiceBracketType } | null;
  /**
   * Returns the unit of a part, which is paired with a lower bracket; `null` if the part is not of
   * this type. `unseen`: id of a related bracket of which no match was seen, else `null`.
   */
  readonly recognises: (
    part: BracketPart,
    lower: BracketPart | undefined,
    unseen: string | null,
  ) => RecognisedUnit | null;
  readonly upperRoundOf: RoundOf;
  readonly lowerRoundOf: RoundOf;
  readonly geometry: (sizes: BracketSizes) => BracketGeometry;
  readonly podium: (last: LastMatches, tournament: Tournament, now: Instant) => Podium;
}

/** Returns a unit that consists of one part. */
export function unitOfOne({ id, facts, seen }: BracketPart): RecognisedUnit {
  const size = facts?.size ?? null;
  return { ids: [id], size, upper: seen, lower: [], hasUpper: true, issues: [] };
}

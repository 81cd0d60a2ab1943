import type { AbsenceReason, RoundName, PlaceRef, Slot } from "./derived-match.ts";
import type { Issue, SiteKey } from "./match.ts";
import type { ContestantRef } from "./contestant.ts";

/** Bracket types of the service. A double elimination has a `double` (upper) and a `lower` one. */
export const SERVICE_BRACKET_TYPES = ["single", "double", "lower"] as const;

export type ServiceBracketType = (typeof SERVICE_BRACKET_TYPES)[number];

const KNOWN_BRACKET_KINDS = ["single", "double"] as const;

/**
 * Kinds of derived brackets. Matches of `heats`, from which several contestants advance, of an
 * `irregular` elimination and of an `unknown` bracket are shown in columns, not as a tree.
 */
export const BRACKET_KINDS = [...KNOWN_BRACKET_KINDS, "irregular", "heats", "unknown"] as const;

/** A bracket kind whose matches form a tree. */
export type KnownBracketKind = (typeof KNOWN_BRACKET_KINDS)[number];

export type BracketKind = (typeof BRACKET_KINDS)[number];

/**
 * Section of a bracket. A single elimination has no `lower`; the third-place match, the grand final
 * and the bracket reset are `finals`.
 */
export type Section = "upper" | "lower" | "finals";

/** Reasons why a bracket without open matches has no champion. */
export const NO_CHAMPION_REASONS = [
  /** The last match ended, but the data does not show who won it. */
  "final-undecided",
  /** No match of the final was seen. Only once the tournament is over. */
  "final-not-listed",
  /** Final and third-place match cannot be distinguished. */
  "finals-not-identified",
  /** The data does not show which grand finalist came from the lower bracket. */
  "lower-finalist-unknown",
  /** The lower finalist won the grand final, so that a bracket reset may follow. */
  "reset-possible",
  /** The contestants who remained play on in another bracket. */
  "continues",
  /** The type of the bracket is unknown. Only once the tournament is over. */
  "unknown-type",
] as const;

export type NoChampionReason = (typeof NO_CHAMPION_REASONS)[number];

/** A match position in a bracket, whether its match was seen or not. */
export interface BracketPlace extends PlaceRef {
  readonly round: string;
  /** 1-based, without gaps within the round. */
  readonly row: number;
  /** True for a bye: the position is reserved, but nothing is drawn. */
  readonly bye: boolean;
  /** Two; in heats one per contestant, and one for all open slots with the same source. */
  readonly slots: readonly [Slot, Slot, ...Slot[]];
  readonly winnerTo: PlaceRef | null;
  readonly loserTo: PlaceRef | null;
  /** Why there is no listed match at this position; `null` if there is one. */
  readonly absence: AbsenceReason | null;
  /** Bracket that all of its contestants play on in; `null` if none, or several ("continues"). */
  readonly continuesIn: SiteKey | null;
}

export interface Round {
  /**
   * `ro16`, `ro2`, `bronze`, `lower ro8s1`, `grand final`, `grand final reset`; `column N` if the
   * bracket's kind is unknown.
   */
  readonly key: string;
  readonly section: Section;
  readonly name: RoundName;
  /** The round its losers drop to; `null` if they are eliminated. */
  readonly losersTo: RoundName | null;
  readonly bestOf: number | null;
  readonly places: readonly BracketPlace[];
}

/** A bracket reconstructed from a flat list of matches. */
export interface Bracket {
  /** `SITE/ID` of the upper (or only) bracket. */
  readonly key: SiteKey;
  readonly site: string;
  /** Ids of the service's brackets it combines: one, or upper and lower. */
  readonly ids: readonly string[];
  /** `SITE/SLUG`. */
  readonly tournament: SiteKey;
  readonly title: string;
  readonly kind: BracketKind;
  readonly size: number | null;
  /** Letter before every match code if the tournament has several brackets ("A"), else "". */
  readonly prefix: string;
  /** By section (upper, lower, finals), in order of play within each. */
  readonly rounds: readonly Round[];
  readonly champion: ContestantRef | null;
  readonly runnerUp: ContestantRef | null;
  readonly third: ContestantRef | null;
  readonly resetPlayed: boolean;
  readonly complete: boolean;
  /** Why it has no champion although no match is open; `null` otherwise. */
  readonly noChampion: NoChampionReason | null;
  /**
   * Whether the order in which losers drop to the lower bracket was `found` in the matches or is
   * `assumed`, by upper round key.
   */
  readonly dropIn: Readonly<Record<string, "found" | "assumed">>;
  readonly issues: readonly Issue[];
}

/** Returns whether the matches of a bracket form a tree of matches of two. */
export function isTree({ kind }: Pick<Bracket, "kind">): boolean {
  return KNOWN_BRACKET_KINDS.some((known) => known === kind);
}

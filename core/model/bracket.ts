import type { Absence, ContestantRef, PlaceRef, RoundName, Slot } from "./derived.ts";
import type { Issue, SiteKey } from "./match.ts";

/** Types of the service's brackets. A double elimination is a `double` and a `lower` one. */
export const SERVICE_BRACKET_TYPES = ["single", "double", "lower"] as const;

/** One of `SERVICE_BRACKET_TYPES`. */
export type ServiceBracketType = (typeof SERVICE_BRACKET_TYPES)[number];

const KNOWN_BRACKET_KINDS = ["single", "double"] as const;

/** Kinds of brackets. The matches of an unknown one form columns instead of a tree. */
export const BRACKET_KINDS = [...KNOWN_BRACKET_KINDS, "unknown"] as const;

/** A kind whose matches form a tree. */
export type KnownBracketKind = (typeof KNOWN_BRACKET_KINDS)[number];

export type BracketKind = (typeof BRACKET_KINDS)[number];

/** Part of a bracket. A single elimination has `upper` only; bronze, grand final and reset are `finals`. */
export type Section = "upper" | "lower" | "finals";

/** One place of a bracket: where a match stands, or would stand. */
export interface BracketPlace extends PlaceRef {
  readonly round: string;
  /** 1-based, gapless within the geometry. */
  readonly row: number;
  /** True when a bye stands here: it keeps its place and draws nothing. */
  readonly bye: boolean;
  readonly slots: readonly [Slot, Slot];
  readonly winnerTo: PlaceRef | null;
  readonly loserTo: PlaceRef | null;
  /** Why no match is seen here; null when one is. */
  readonly absence: Absence | null;
}

export interface Round {
  /** `ro16`, `ro2`, `bronze`, `lower ro8s1`, `grand final`, `grand final reset`; `column N` when unknown. */
  readonly key: string;
  readonly section: Section;
  readonly name: RoundName;
  /** The round its losers drop into; null where they are out. */
  readonly losersTo: RoundName | null;
  readonly bestOf: number | null;
  readonly places: readonly BracketPlace[];
}

/** A bracket reconstructed from a flat list of matches. */
export interface Bracket {
  /** `SITE/ID` of the upper (or only) bracket. */
  readonly key: SiteKey;
  readonly site: string;
  /** Ids of the brackets it was made from: one, or upper and lower. */
  readonly ids: readonly string[];
  /** `SITE/SLUG`. */
  readonly tournament: SiteKey;
  readonly title: string;
  readonly kind: BracketKind;
  readonly size: number | null;
  /** Letter before every code where a tournament has several brackets ("A"), else "". */
  readonly prefix: string;
  /** In order of play within each section: upper, lower, finals. */
  readonly rounds: readonly Round[];
  readonly champion: ContestantRef | null;
  readonly runnerUp: ContestantRef | null;
  readonly third: ContestantRef | null;
  readonly resetPlayed: boolean;
  readonly complete: boolean;
  /** How the order in which upper losers drop in is known, by upper round key. */
  readonly dropIn: Readonly<Record<string, "found" | "assumed">>;
  readonly issues: readonly Issue[];
}

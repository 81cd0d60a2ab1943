import type { Absence, ContestantRef, PlaceRef, RoundName, Slot } from "./derived.ts";
import type { Issue, SiteKey } from "./match.ts";

export type BracketKind = "single" | "double" | "unknown";

/** Part of a bracket. A single elimination has `upper` only; bronze, grand final and reset are `finals`. */
export type Section = "upper" | "lower" | "finals";

/** One place of a bracket: where a match stands, or would stand. */
export interface Place extends PlaceRef {
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
  readonly places: readonly Place[];
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

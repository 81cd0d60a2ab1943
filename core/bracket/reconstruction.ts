import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Instant, Tournament } from "#core/model/match.ts";
import type { DeriveContext } from "#core/match/derive-match.ts";
import type { Bracket } from "#core/model/bracket.ts";

/** A reconstructed bracket, its derived matches, and how long both stay valid without new data. */
export interface Reconstruction {
  readonly bracket: Bracket;
  readonly matches: readonly DerivedMatch[];
  /** Number of matches the bracket is proven to have; `null` if no number is proven. */
  readonly expected: number | null;
  /** True if every match of the bracket is proven to be seen. */
  readonly isEveryMatchSeen: boolean;
  /**
   * When time alone may change the bracket; `null` if only new data can. Statuses have their own.
   */
  readonly validUntil: Instant | null;
}

/** Input of a bracket's reconstruction, apart from its matches. */
export interface ReconstructContext extends DeriveContext {
  readonly tournament: Tournament;
  /** Letter before its match codes ("A"); "" if the tournament has one bracket. */
  readonly prefix: string;
}

import type { DerivedMatch } from "#core/model/derived.ts";
import type { Instant, Tournament } from "#core/model/match.ts";
import type { DeriveContext } from "#core/match/derive-match.ts";
import type { Bracket } from "#core/model/bracket.ts";

/** A bracket, its matches with everything derived, and until when that holds by time alone. */
export interface Reconstruction {
  readonly bracket: Bracket;
  readonly matches: readonly DerivedMatch[];
  /** Matches it is proven to hold, null if nothing proves a number. */
  readonly expected: number | null;
  /** True if every match of it is proven to be seen. */
  readonly isWhollySeen: boolean;
  /** Of the bracket alone; each match's status has its own. */
  readonly validUntil: Instant | null;
}

/** What a bracket is reconstructed with. */
export interface ReconstructContext extends DeriveContext {
  readonly tournament: Tournament;
  /** Letter before its match codes, "" when the tournament has one bracket. */
  readonly prefix: string;
}

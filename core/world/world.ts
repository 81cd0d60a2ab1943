/**
 * A snapshot is what the service said so far; a world is everything derived from one at a moment.
 * `derive-world.ts` turns the first into the second.
 */
import type { DeriveBasis } from "#core/match/derive-match.ts";
import type { Bracket } from "#core/model/bracket.ts";
import type { Contestant } from "#core/model/contestant.ts";
import type { Coverage } from "#core/model/coverage.ts";
import type { DerivedMatch } from "#core/model/derived.ts";
import type { Annotations } from "#core/desk/annotations.ts";
import type { Group } from "#core/model/group.ts";
import type { Histories } from "#core/model/match-history.ts";
import type { Instant, Issue, SeenMatch, SiteKey, Tournament } from "#core/model/match.ts";
import type { Snapshot } from "#core/model/tick.ts";

/** Everything derived about one tournament. */
export interface TournamentView {
  readonly tournament: Tournament;
  /** What it was derived from. */
  readonly seen: readonly SeenMatch[];
  readonly matches: readonly DerivedMatch[];
  readonly brackets: readonly Bracket[];
  readonly groups: readonly Group[];
  readonly issues: readonly Issue[];
  /** Matches it is proven to hold in all, byes left out; null if nothing proves a number. */
  readonly expected: number | null;
  readonly coverage: Coverage;
  /** True if some of its matches were played unseen, or may have been. */
  readonly missesPast: boolean;
  /** Key of the bracket whose final decides all of it; null if no single final is proven to. */
  readonly decidedBy: SiteKey | null;
  /** When time alone may change something of it; null when only new facts can. */
  readonly validUntil: Instant | null;
  readonly basis: DeriveBasis;
}

/** Everything derived from a snapshot at `now`. Maps are keyed by `SITE/ID`, `SITE/SLUG`, contestant key. */
export interface World {
  readonly now: Instant;
  readonly snapshot: Snapshot;
  readonly matches: ReadonlyMap<SiteKey, DerivedMatch>;
  readonly tournaments: ReadonlyMap<SiteKey, TournamentView>;
  /** A double elimination is found under both of its ids. */
  readonly brackets: ReadonlyMap<SiteKey, Bracket>;
  readonly groups: ReadonlyMap<SiteKey, Group>;
  readonly contestants: ReadonlyMap<string, Contestant>;
  readonly issues: readonly Issue[];
  /** What staff wrote down. */
  readonly facts: Annotations;
  /** What was noticed of its matches over time. */
  readonly histories: Histories;
}

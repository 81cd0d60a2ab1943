/**
 * A snapshot contains the data received so far; a world contains everything derived from a snapshot
 * at one time. `derive-world.ts` derives the second from the first.
 */
import type { TournamentCoverage } from "#core/bracket/coverage.ts";
import type { DeriveBasis } from "#core/match/derive-match.ts";
import type { Bracket } from "#core/model/bracket.ts";
import type { Contestant } from "#core/model/contestant.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Annotations } from "#core/desk/annotations.ts";
import type { Group } from "#core/model/group.ts";
import type { MatchHistories } from "#core/model/match-history.ts";
import type { Instant, Issue, SeenMatch, SiteKey, Tournament } from "#core/model/match.ts";
import type { MatchesByTournament } from "#core/model/matches-by-tournament.ts";
import type { Ranking } from "#core/model/ranking.ts";
import type { Snapshot } from "#core/model/tick.ts";
import type { TournamentInput } from "./tournament-input.ts";

/** All data of one tournament. */
export interface TournamentView extends TournamentCoverage {
  readonly tournament: Tournament;
  /** What it was derived from. */
  readonly input: TournamentInput;
  /** The matches of the input, with the keys of separate spellings. */
  readonly seen: readonly SeenMatch[];
  readonly matches: readonly DerivedMatch[];
  readonly brackets: readonly Bracket[];
  readonly groups: readonly Group[];
  readonly issues: readonly Issue[];
  /** Key of the bracket whose final decides the tournament; `null` if none is proven to. */
  readonly decidedBy: SiteKey | null;
  /** None before it is known which bracket or group decides what. */
  readonly rankings: readonly Ranking[];
  /** Until when it holds without new data; `null` if time alone cannot change it. */
  readonly validUntil: Instant | null;
  readonly basis: DeriveBasis;
  /** The absence of each match holds if the older list arrived later than `after`, up to `until`. */
  readonly listing: { readonly after: Instant; readonly until: Instant };
  /** True if the snapshot has the mark of every match that ended, and of no other. */
  readonly areEndsMarked: boolean;
}

/** All data derived from a snapshot at `now`. Keys: `SITE/ID`, `SITE/SLUG`, contestant key. */
export interface World {
  readonly now: Instant;
  readonly snapshot: Snapshot;
  readonly matches: MatchesByTournament<DerivedMatch>;
  readonly tournaments: ReadonlyMap<SiteKey, TournamentView>;
  /** By each of its ids: a double elimination has two. */
  readonly brackets: ReadonlyMap<SiteKey, Bracket>;
  readonly groups: ReadonlyMap<SiteKey, Group>;
  readonly contestants: ReadonlyMap<string, Contestant>;
  readonly issues: readonly Issue[];
  /** Data entered by staff. */
  readonly annotations: Annotations;
  /** Changes of its matches over time. */
  readonly histories: MatchHistories;
}

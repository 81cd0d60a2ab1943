/**
 * A snapshot is what the service said so far; a world is everything derived from one at a moment.
 * `core/bracket/derive-world.ts` turns the first into the second.
 */
import type { Contestant } from "./contestant.ts";
import type { Coverage } from "./coverage.ts";
import type { DeskFacts } from "./desk-facts.ts";
import type { DerivedMatch } from "./derived.ts";
import type { Group } from "./group.ts";
import type { Flaps } from "./guards/damp.ts";
import type { Hold, HoldDecision } from "./guards/hold.ts";
import type { Histories } from "./match-history.ts";
import type { Instant, Issue, ListName, Match, SeenMatch, SiteKey, Tournament } from "./match.ts";

/** What we know of one of the service's lists after a tick. */
export interface ListState {
  readonly name: ListName;
  /** When it was answered last. */
  readonly at: Instant;
  readonly count: number;
  /** True when it held as many as the limit: there may be more. */
  readonly capped: boolean;
  /** Latest start in the upcoming list, earliest in the ended one: the horizon when capped. */
  readonly horizon: Instant | null;
}

/** One answer of the service to a question for one of its lists, normalized. */
export interface ListAnswer {
  readonly name: ListName;
  /** When it was answered. */
  readonly at: Instant;
  /** How many matches were asked for at most. */
  readonly limit: number;
  /** How many items came, those set aside included. */
  readonly received: number;
  readonly matches: readonly Match[];
  readonly issues: readonly Issue[];
}

/** One look at a service: both lists, or the one that was answered. */
export interface Tick {
  readonly lists: readonly ListAnswer[];
  /** A clock that never jumps, in milliseconds; the lists' own times by default. */
  readonly monotonic?: number;
  /** What staff decided about holds, by `holdKey`. */
  readonly decisions?: ReadonlyMap<string, HoldDecision>;
  /**
   * Returns whether viewers may see a tournament; all of them without it. Losses of hidden and of
   * public matches are judged apart.
   */
  readonly isPublic?: (tournament: SiteKey) => boolean;
}

/** A loss of one match, see `guards/losses.ts`. */
export interface Loss {
  /** What is lost. */
  readonly mark: string;
  /** In how many polls in a row it was in no list. */
  readonly missed: number;
  /** In how many of the newest polls that listed it content was lost. */
  readonly polls: number;
  /** When it began: `Tick.monotonic` of the first poll, in milliseconds. */
  readonly since: number;
}

/** What the guards of `guards/guard-poll.ts` carry from poll to poll. */
export interface GuardState {
  readonly holds: readonly Hold[];
  /** A restart may forget these: the holds are found again. */
  readonly losses: ReadonlyMap<SiteKey, Loss>;
  /** Matches that a hold keeps as they were. */
  readonly held: ReadonlySet<SiteKey>;
}

/** What is counted from tick to tick before it becomes a fact. A restart may forget it. */
export interface Pending {
  /** In how many ticks running a match that was no bye has been called one. */
  readonly byes: ReadonlyMap<SiteKey, number>;
  /** Descriptive values that changed not long ago, by match. */
  readonly flaps: ReadonlyMap<SiteKey, Flaps>;
  /** In how many ticks a match that did not end was missing from both uncut lists. */
  readonly missed: ReadonlyMap<SiteKey, number>;
}

/** What one service, asked with one client's credentials, has said so far. */
export interface Snapshot {
  /** When the newest list in it was answered. */
  readonly takenAt: Instant;
  /** When we began watching this service. */
  readonly watchingSince: Instant;
  readonly matches: ReadonlyMap<SiteKey, SeenMatch>;
  readonly lists: readonly ListState[];
  /** Matches set aside by normalize, and what else was odd. */
  readonly issues: readonly Issue[];
  /** Absent while nothing is pending. */
  readonly pending?: Pending;
  /** Absent before the first poll. */
  readonly guard?: GuardState;
}

/** Everything derived about one tournament. `B` is `core/bracket`'s Bracket. */
export interface TournamentView<B> {
  readonly tournament: Tournament;
  /** What it was derived from. */
  readonly seen: readonly SeenMatch[];
  readonly matches: readonly DerivedMatch[];
  readonly brackets: readonly B[];
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

/** What a tournament is derived with besides its matches and the time. */
export interface DeriveBasis {
  /** Minutes a start may pass before "not started" is said. */
  readonly graceMinutes: number;
  /** False while an upcoming match of its site carries a lock: a lock then does not mean "over". */
  readonly lockTrusted: boolean;
  /** True when the list of upcoming matches may hold more than it showed. */
  readonly upcomingCapped: boolean;
  /** Before when matches may have ended unseen; null if the list of ended ones shows all of them. */
  readonly unseenBefore: Instant | null;
  /** What staff wrote down. */
  readonly facts: DeskFacts;
  /** When its data is from, if some of it is held; `null` if none is. */
  readonly heldFrom: Instant | null;
}

/** Everything derived from a snapshot at `now`. Maps are keyed by `SITE/ID`, `SITE/SLUG`, contestant key. */
export interface World<B> {
  readonly now: Instant;
  readonly snapshot: Snapshot;
  readonly matches: ReadonlyMap<SiteKey, DerivedMatch>;
  readonly tournaments: ReadonlyMap<SiteKey, TournamentView<B>>;
  /** A double elimination is found under both of its ids. */
  readonly brackets: ReadonlyMap<SiteKey, B>;
  readonly groups: ReadonlyMap<SiteKey, Group>;
  readonly contestants: ReadonlyMap<string, Contestant>;
  readonly issues: readonly Issue[];
  /** What staff wrote down. */
  readonly facts: DeskFacts;
  /** What was noticed of its matches over time. */
  readonly histories: Histories;
}

import type { Hold, HoldDecision } from "./hold.ts";
import type { Instant, Issue, ListName, Match, SeenMatch, SiteKey } from "./match.ts";

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

/** A descriptive value of a match that changed not long ago. */
export interface Flap {
  /** When it last changed, or was last received otherwise, in milliseconds. */
  readonly at: number;
  /** A value that waits to be believed; `undefined` if the newest poll repeats what is shown. */
  readonly candidate: unknown;
  /** How many polls in a row have sent the candidate. */
  readonly polls: number;
}

/** Values that changed not long ago, by field. */
export type Flaps = ReadonlyMap<string, Flap>;

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

/**
 * Facts of a match, as the service stated them and `core/wire` normalized them.
 * Nothing here is derived: status and winner live in `status.ts` and `outcome.ts`.
 */

/** Milliseconds since the Unix epoch, UTC. */
export type Instant = number;

/** `SITE/ID`: the identity of a match, a group or a bracket across the whole service. */
export type SiteKey = string;

/** Identity of a contestant: see `contestant-key.ts`. */
export type ContestantKey = string;

/** A tournament as its matches describe it. A host runs many: identity is site + slug. */
export interface Tournament {
  /** `SITE/SLUG`. */
  readonly key: SiteKey;
  readonly site: string;
  readonly slug: string;
  readonly title: string;
  readonly game: string;
  readonly gameSlug: string;
  readonly start: Instant | null;
  readonly end: Instant | null;
}

/** Games per match by round key (`ro16`, `lower ro8s1`, `bronze`, `grand final`); only rounds that say one. */
export type BestOfByRound = Readonly<Record<string, number>>;

/** What a bracket match says of its bracket. */
export interface BracketDetails {
  readonly id: string;
  readonly title: string;
  /** As sent, lower-cased and trimmed: "single", "double", "lower", or a type we do not know. */
  readonly type: string;
  readonly size: number | null;
  readonly relatedId: string | null;
  readonly bestOf: BestOfByRound;
}

/** One contestant's part in one match. */
export interface MatchEntry {
  readonly key: ContestantKey;
  /** As sent, without control and bidirectional-override characters, at most 200 characters. */
  readonly name: string;
  /** Lower-case code as sent, "" when none; not always a country (eu, yu, su, cs). */
  readonly country: string;
  /** Null when the service sent none or 0. */
  readonly seed: number | null;
  /** 1-based order of the contestants in the match. */
  readonly sort: number;
  /** Null when absent or not a number. Below 0 means disqualified. */
  readonly score: number | null;
  readonly kills: number | null;
  readonly deaths: number | null;
  readonly time: string | null;
  readonly deduction: number | null;
}

export interface Match {
  /** `SITE/ID`. */
  readonly key: SiteKey;
  readonly site: string;
  readonly id: string;
  readonly tournament: Tournament;
  readonly groupId: string | null;
  readonly bracketId: string | null;
  /** Null for a group match, and for a bracket match that came without its bracket. */
  readonly bracket: BracketDetails | null;
  readonly roundOf: number | null;
  readonly stage: number | null;
  readonly row: number | null;
  /** Null where the service's start could not be read. */
  readonly start: Instant | null;
  readonly bestOf: number | null;
  readonly locked: boolean | null;
  readonly bye: boolean | null;
  readonly conflict: boolean | null;
  /** By `sort`. Empty while nobody is known; may hold more than two. */
  readonly entries: readonly MatchEntry[];
}

/** Which of the service's two lists a match was last seen in; `null` for files read without a list. */
export type ListName = "upcoming" | "ended";

/** What we saw of a match over time: facts about our watching, not about the match. */
export interface Sighting {
  readonly list: ListName | null;
  /** When we first saw it. */
  readonly firstSeen: Instant;
  /** When a list carried it last. */
  readonly lastSeen: Instant;
  /** When its facts last changed in our eyes (`firstSeen` at first). */
  readonly changedAt: Instant;
  /** True once it was derived as ended (docs/domain.md#what-was-ended-stays-ended). */
  readonly wasEnded: boolean;
  /** Set when it left both uncut lists for three ticks without having ended. */
  readonly withdrawnAt: Instant | null;
}

/** A slot whose present contestant too few polls have shown: see `guards/confirm.ts`. */
export interface UnconfirmedSlot {
  readonly sort: number;
  /** Whom three polls in a row have shown there; `null` if the slot was open. */
  readonly confirmed: ContestantKey | null;
  /** Whom the newest poll shows there; `null` if nobody. */
  readonly candidate: ContestantKey | null;
  /** How many polls in a row have shown the candidate. */
  readonly polls: number;
}

/** A match and what we know about having seen it. */
export interface SeenMatch {
  readonly match: Match;
  readonly sighting: Sighting;
  /** Absent if every contestant is confirmed. */
  readonly unconfirmed?: readonly UnconfirmedSlot[];
}

/** Something in the data that contradicts itself or was set aside; never silent. */
export interface Issue {
  /** `SITE/ID`, or null when it is about more than one match. */
  readonly match: SiteKey | null;
  /** Stable id, kebab-case. */
  readonly code: string;
  /** A sentence. Those of brackets, groups and tournaments are public; the others are for staff. */
  readonly message: string;
}

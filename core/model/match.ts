/**
 * Matches as received from the service and normalized by `core/wire`.
 * Nothing here is derived: `core/match` derives status and outcome.
 */
import * as z from "zod/mini";
import { describe } from "./describe.ts";
import type { Doubted } from "./doubt.ts";

/** Milliseconds since the Unix epoch, UTC. */
export type Instant = number;

/** `SITE/ID`: identity of a match, group or bracket within the service. */
export type SiteKey = string;

/** Returns the site of a key. */
export function siteOf(key: SiteKey): string {
  return key.slice(0, key.indexOf("/"));
}

/** Identity of a contestant, see `contestant-key.ts`. */
export type ContestantKey = string;

/** A tournament as described by its matches. Its identity is site and slug: a site hosts many. */
export interface Tournament {
  /** `SITE/SLUG`. */
  readonly key: SiteKey;
  readonly site: string;
  readonly slug: string;
  /** The slug as sent; absent if it is `slug`. */
  readonly sentSlug?: string;
  readonly title: string;
  readonly game: string;
  readonly gameSlug: string;
  /** True if the service sent no slug, so that it is derived from the title. */
  readonly lacksSlug?: true;
  /** True if the service sent no slug of the game, so that it is derived from the game's title. */
  readonly lacksGameSlug?: true;
  readonly start: Instant | null;
  readonly end: Instant | null;
}

/** Games per match by round key (`ro16`, `lower ro8s1`, `bronze`, `grand final`), where stated. */
export type BestOfByRound = Readonly<Record<string, number>>;

export interface BracketDetails {
  readonly id: string;
  readonly title: string;
  /** Lower-cased and trimmed: "single", "double", "lower", or a type unknown to Matchdesk. */
  readonly type: string;
  readonly size: number | null;
  readonly relatedId: string | null;
  readonly bestOf: BestOfByRound;
}

/** One contestant's part in one match. */
export interface MatchEntry {
  readonly key: ContestantKey;
  /** As received, without control and bidirectional-override characters, at most 200 characters. */
  readonly name: string;
  /** Lower-case code as received, "" if absent; not always a country (eu, yu, su, cs). */
  readonly country: string;
  /** `null` if the service sent none or 0. */
  readonly seed: number | null;
  /** 1-based slot of the contestant in the match. */
  readonly sort: number;
  /** `null` if absent or not a number. Below 0: disqualified, unless it is a total. */
  readonly score: number | null;
  /**
   * The score as received, at most 12 characters, if it is a text (then `score` is `null`) or a
   * number with separators, which show how others of its tournament are read; absent otherwise.
   */
  readonly scoreText?: string;
  /** True if a score below 0 is no disqualification; derived by `match/negative-totals.ts`. */
  readonly isNegativeTotal?: true;
  readonly kills: number | null;
  readonly deaths: number | null;
  readonly time: string | null;
  readonly deduction: number | null;
}

/** Ids that the service sends for a match which was first seen under others. */
export interface SentIds {
  readonly id: string;
  readonly bracketId: string | null;
  readonly groupId: string | null;
}

export interface Match {
  /** `SITE/ID`, as first seen. */
  readonly key: SiteKey;
  readonly site: string;
  readonly id: string;
  /** Its ids in the newest list; absent if they are those as first seen. */
  readonly sentAs?: SentIds;
  readonly tournament: Tournament;
  readonly groupId: string | null;
  readonly bracketId: string | null;
  /** `null` for a group match, and if the service sent a bracket match without its bracket. */
  readonly bracket: BracketDetails | null;
  readonly roundOf: number | null;
  readonly stage: number | null;
  readonly row: number | null;
  /** `null` if the service sent no valid start. */
  readonly start: Instant | null;
  /** Date of a start at 00:00:00 in the zone of the service: "2026-11-26"; absent otherwise. */
  readonly midnightOf?: string;
  /** Date of a match whose time is not fixed; derived by `match/unfixed-starts.ts`. */
  readonly startDate?: string;
  /** True if the service sends a start that only means "not fixed yet"; derived like `startDate`. */
  readonly hasOpenStart?: true;
  /** The start that the service sends, if it cannot be meant; derived by `match/implausible-starts.ts`. */
  readonly implausibleStart?: Instant;
  readonly bestOf: number | null;
  readonly locked: boolean | null;
  readonly bye: boolean | null;
  readonly conflict: boolean | null;
  /** Ordered by `sort`. Empty while no contestant is known; may hold more than two. */
  readonly entries: readonly MatchEntry[];
  /** Absent if the highest score is best; derived by `match/score-order.ts`. */
  readonly scoreOrder?: "lowest" | "unknown";
}

/** List a match was last seen in; `null` for files read without a list. */
export type ListName = "upcoming" | "ended";

/** When and in which list a match was seen. */
export interface Sighting {
  readonly list: ListName | null;
  /** When it was first seen. */
  readonly firstSeen: Instant;
  /** When it was last in a list. */
  readonly lastSeen: Instant;
  /** When its data or its list last changed; `firstSeen` at first. */
  readonly changedAt: Instant;
  /** True once its derived state was ended (docs/domain.md#what-was-ended-stays-ended). */
  readonly wasEnded: boolean;
  /** True if it was locked before it was played, and still is; absent otherwise. */
  readonly lockedEarly?: true;
  /** When it had been missing from both complete lists for three ticks; `null` if it is not. */
  readonly withdrawnAt: Instant | null;
}

/** A match, when it was seen, and what is doubted about it. */
export interface SeenMatch extends Doubted {
  readonly match: Match;
  readonly sighting: Sighting;
}

/** Issues of brackets, groups and tournaments are public; others are for staff. */
export const IssueSchema = describe(
  "A contradiction in the data, or an item that was skipped.",
  z.object({
    match: describe(
      "Key of the match, `SITE/ID`; null if it concerns more than one match.",
      z.nullable(z.string()),
    ),
    code: describe("Stable id in kebab case.", z.string()),
    message: describe("A sentence in English.", z.string()),
  }),
);
export type Issue = Readonly<z.output<typeof IssueSchema>>;

/** An issue of a match in a list, whose id may be unique only in its tournament. */
export interface ReceivedIssue extends Issue {
  /** Absent for a skipped item. */
  readonly of?: Match;
}

import * as z from "zod/mini";
import { describe, WholeNumberSchema } from "./describe.ts";
import type { Hold, HoldDecision } from "./hold.ts";
import { InstantSchema } from "./instant.ts";
import type {
  Instant,
  Issue,
  ListName,
  Match,
  ReceivedIssue,
  SeenMatch,
  SiteKey,
  Tournament,
} from "./match.ts";
import type { MatchesByTournament } from "./matches-by-tournament.ts";

export const ListStateSchema = describe(
  "State of one of the service's two lists after the last poll.",
  z.object({
    name: describe("The list.", z.enum(["upcoming", "ended"])),
    at: describe("When its last response arrived.", InstantSchema),
    count: describe("Number of items in the response.", WholeNumberSchema),
    capped: describe(
      "True if it held as many items as requested, so that there may be more.",
      z.boolean(),
    ),
    horizon: describe(
      "Latest start in the upcoming list, earliest in the ended one; null without starts.",
      z.nullable(InstantSchema),
    ),
  }),
);

export type ListState = Readonly<z.output<typeof ListStateSchema>>;

/** A normalized response with one of the service's lists. */
export interface ListResponse {
  readonly name: ListName;
  /** When it arrived. */
  readonly at: Instant;
  /** Maximum number of matches requested. */
  readonly limit: number;
  /** Number of items in the response, including skipped ones. */
  readonly received: number;
  readonly matches: readonly Match[];
  readonly issues: readonly ReceivedIssue[];
}

/** Returns the state of a list after its response. */
export function listStateOf({ name, at, limit, received, matches }: ListResponse): ListState {
  const capped = received >= limit;
  return { name, at, count: received, capped, horizon: findListHorizon(name, matches) };
}

/**
 * Returns the start up to which a list reaches: latest upcoming, earliest ended; `null` without.
 */
export function findListHorizon(name: ListName, matches: readonly Match[]): Instant | null {
  const starts = matches.flatMap(({ start }) => (start === null ? [] : [start]));
  if (starts.length === 0) return null;
  return name === "upcoming" ? Math.max(...starts) : Math.min(...starts);
}

/** The responses of one poll: both lists, or only the one whose request succeeded. */
export interface PollResponses {
  readonly lists: readonly ListResponse[];
  /** Monotonic time in milliseconds; defaults to the lists' own times. */
  readonly monotonic?: number;
  /** Decisions of staff about holds, by `holdKey`. */
  readonly decisions?: ReadonlyMap<string, HoldDecision>;
  /**
   * Returns whether viewers may see a tournament; if absent, all are public. Losses of hidden and
   * of public matches are judged separately.
   */
  readonly isPublic?: (tournament: SiteKey) => boolean;
  /**
   * Returns whether no match of a tournament can still be played, so that its ended matches may leave
   * the ended list; if absent, this is known of none.
   */
  readonly isOver?: (tournament: SiteKey) => boolean;
  /** Matches that other clients of the service have received; none by default. */
  readonly others?: readonly MatchesByTournament<SeenMatch>[];
}

/** A tournament whose slug or game the organiser has corrected. */
export interface MovedTournament {
  readonly from: Tournament;
  readonly to: Tournament;
}

/** Lists of one source, when the older of them arrived, and the tournaments that it has data of. */
export interface SourceTime {
  readonly at: Instant;
  readonly lists: readonly ListState[];
  readonly tournaments: readonly SiteKey[];
}

/** Everything received so far from one service with one client's credentials. */
export interface Snapshot {
  /** When the newest list arrived. */
  readonly takenAt: Instant;
  /** The sources that it combines; absent if it is of one. */
  readonly sources?: readonly SourceTime[];
  /** When Matchdesk began to poll this service. */
  readonly watchingSince: Instant;
  readonly matches: MatchesByTournament<SeenMatch>;
  readonly lists: readonly ListState[];
  /** Items that were skipped, and other issues of the newest responses. */
  readonly issues: readonly Issue[];
  readonly holds: readonly Hold[];
  /**
   * Keys of the matches with doubts about losses, which a search in all matches would find, but a
   * tick would take 1.25 times as long (`npm run bench core`). Absent before the first poll.
   */
  readonly keysWithLosses?: ReadonlySet<SiteKey>;
  /** Tournaments whose slug or game was corrected since the start of this process. */
  readonly moved?: readonly MovedTournament[];
}

/**
 * Data that the archive stores and returns. Times are in milliseconds since the epoch. Promises reject with an
 * `ArchiveError` or with the store's own error.
 */
import type { Change } from "#core/model/change.ts";
import type { Instant, SiteKey } from "#core/model/match.ts";
import type { Snapshot } from "#core/model/tick.ts";
import type { ArchiveError } from "./database/archive-error.ts";

/** One service read with one client's credentials. All match data belongs to a source. */
export interface Source {
  /** Base URL of the service. */
  readonly address: string;
  /** Client id. */
  readonly client: string;
}

/** Data and state of one source after a poll. */
export interface StoredSource {
  readonly snapshot: Snapshot;
  /** Raw JSON of every listed match. */
  readonly sent: ReadonlyMap<SiteKey, unknown>;
  /** Further state that the caller stores, as plain JSON; `null` before the first tick. */
  readonly said: unknown;
}

/** One source before and after a tick; the same object twice if nothing changed. */
export interface SourceUpdate {
  readonly before: StoredSource;
  readonly after: StoredSource;
}

/** One tick to commit, completely or not at all. */
export interface TickRecord {
  /** When the world was derived. */
  readonly at: Instant;
  /** One update per source, in the order in which the sources were opened. */
  readonly observations: readonly SourceUpdate[];
  /** New changes, in the order of the change log. */
  readonly changes: readonly Change[];
}

/** Public sites, and public tournaments as `SITE/SLUG`; `null` if everything is public. */
export type PublicScope = {
  readonly sites: ReadonlySet<string>;
  readonly tournaments: ReadonlySet<string>;
} | null;

/** An entry of the change log. */
export interface LoggedChange {
  /** Change number: increases by one with every change, and is never reused. */
  readonly seq: number;
  /** Number among the changes that viewers may see; `null` if only staff may see the change. */
  readonly publicSeq: number | null;
  /** When Matchdesk detected the change. */
  readonly at: Instant;
  readonly change: Change;
}

/** Changes after a change number. */
export interface LoggedChangePage {
  /** `false` if the number is not in the log or changes after it were deleted: fetch everything. */
  readonly known: boolean;
  readonly changes: readonly LoggedChange[];
  /** The newest change number in the archive. */
  readonly last: number;
}

/** The archived state of one source, without matches of tournaments that were over days ago. */
export interface ArchivedSource extends StoredSource {
  /** Number of the newest tick that it includes. */
  readonly tick: number;
  /** When the world of the newest commit was derived; `null` before the first commit. */
  readonly at: Instant | null;
}

/** Kinds of keys by which a tournament can be found. */
export type TournamentPart = "match" | "bracket" | "group";

/** A tournament's key and the time when it was over; 0 if unknown. */
export interface TournamentEnd {
  /** `SITE/SLUG`. */
  readonly key: SiteKey;
  readonly overAt: Instant;
}

/** Result of committing a tick: its number, and its changes with their numbers. */
export interface CommittedTick {
  readonly tick: number;
  readonly changes: readonly LoggedChange[];
}

/** Result of deleting a name. */
export interface ForgetResult {
  /** The name shown instead. */
  readonly pseudonym: string;
  /** Number of rewritten matches. */
  readonly matches: number;
  /** Number of rewritten changes. */
  readonly changes: number;
  /** Number of rewritten annotations with deductions. */
  readonly deductions: number;
  /** Number of deleted annotations and claims that contained the name. */
  readonly deskTexts: number;
}

/** Numbers of deleted tournaments and changes. */
export interface DeletionResult {
  readonly tournaments: number;
  readonly changes: number;
}

/** A session of a signed-in staff member. */
export interface StoredSession {
  /** Hash of the session token, which only the browser stores. */
  readonly tokenHash: string;
  /** Identifies the staff member: the same in all of their sessions. */
  readonly subject: string;
  /** Display name. */
  readonly name: string;
  /** Basis of the sign-in, e.g. a hash of the password hash: the session ends when it changes. */
  readonly grounds: string;
  /** By this machine's clock, not the service's. */
  readonly expiresAt: Instant;
  /** Time of the last use, accurate to minutes: see `updateUse`. */
  readonly usedAt: Instant;
}

/**
 * Role of a process on a shared archive. `leading`: polls and writes. `following`: publishes what
 * the leader commits. `detached`: cannot reach the archive, so it polls without storing.
 */
export type ProcessRole = "leading" | "following" | "detached";

/** Events that an archive reports to its process. */
export interface ArchiveListener {
  /** Called when the role changes, and when this process has taken the lease once more. */
  readonly led: (role: ProcessRole) => void;
  /** Called with the number of the newest tick of any process; may repeat a number. */
  readonly ticked: (tick: number) => void;
  /** Called when another process may have changed annotations or claims. */
  readonly deskChanged: () => void;
  /** Called when a process on this archive has viewers. */
  readonly watched: () => void;
  /** Called when staff have requested a poll through another process. */
  readonly pollWanted: () => void;
  /** Called once per cause when the store fails, and with `null` when it works again. */
  readonly storeProblem: (problem: ArchiveError | null) => void;
}

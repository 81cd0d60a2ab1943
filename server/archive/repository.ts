/**
 * Interface of the archive. Times are in milliseconds since the epoch. Promises reject with an
 * `ArchiveError` or with the store's own error.
 */
import type { AttentionClaim } from "#core/desk/claim.ts";
import type { Change } from "#core/model/change.ts";
import type { Instant, SeenMatch, SiteKey, Tournament } from "#core/model/match.ts";
import type { Snapshot } from "#core/model/tick.ts";
import type { ArchiveError } from "./database/archive-error.ts";
import type { NameReplacer } from "#server/names/name-replacer.ts";
import type { StoredAnnotation, StoredAnnotationChange } from "./stored-annotation.ts";

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

/**
 * Reads over the opened sources. Of a match in several sources, the latest sighting is returned.
 */
export interface ArchiveQueries {
  findByKey(match: SiteKey): Promise<SeenMatch | null>;
  /** Finds the newest raw JSON of a match; `undefined` if none is archived. */
  findSentByKey(match: SiteKey): Promise<unknown>;
  findAllByTournament(tournament: SiteKey): Promise<SeenMatch[]>;
  /** Finds the matches of a contestant, by match key. */
  findAllByContestant(contestant: string): Promise<SeenMatch[]>;
  /** Finds matches with every word of `text` in names, titles or id, latest start first. */
  findAllByText(text: string, limit: number): Promise<SeenMatch[]>;
  /** Finds the key of the tournament that contains a match, bracket or group. */
  findTournamentOf(part: TournamentPart, key: SiteKey): Promise<SiteKey | null>;
  findTournamentByKey(tournament: SiteKey): Promise<Tournament | null>;
  /** Finds tournaments with every word of `text` in title, game or key, latest end first. */
  findTournamentsByText(text: string, limit: number): Promise<Tournament[]>;
  /**
   * Reads a page of all tournaments, latest end first; `after` is the last one of the page before.
   */
  findTournamentsAfter(after: TournamentEnd | null, limit: number): Promise<TournamentEnd[]>;
  /** Reads changes with numbers above `seq`, oldest first. */
  findChangesAfter(seq: number, limit: number): Promise<LoggedChangePage>;
  /** Reads the newest changes, newest first. */
  findNewestChanges(limit: number): Promise<LoggedChange[]>;
  /** Reads the newest changes of a match, newest first. */
  findChangesByMatch(match: SiteKey, limit: number): Promise<LoggedChange[]>;
  /** Reads the newest changes of a tournament, newest first. */
  findChangesByTournament(tournament: SiteKey, limit: number): Promise<LoggedChange[]>;
  /** Reads changes detected at or after a time, oldest first. */
  findChangesSince(at: Instant): Promise<LoggedChange[]>;
  /** Finds when the newest change of a type in `REVISION_TYPES` was detected, by match. */
  findRevisions(tournaments: readonly SiteKey[]): Promise<ReadonlyMap<SiteKey, Instant>>;
  /** Returns the number of the newest change. */
  findLastSeq(): Promise<number>;
}

/** Reads and writes of one source. */
export interface SourceArchive {
  /**
   * Reads the source with its matches of tournaments that are listed or were not over three days
   * before `now`. Before the first tick, the snapshot has no matches and `now` as its start of
   * watching.
   */
  findSnapshot(now: Instant): Promise<ArchivedSource>;
  /** Returns `archived` updated with the ticks that were committed after it was read. */
  findSnapshotSince(archived: ArchivedSource): Promise<ArchivedSource>;
  /**
   * Reads every match of these tournaments, for tournaments that are listed again after a pause.
   */
  findAllByTournaments(tournaments: readonly SiteKey[]): Promise<SeenMatch[]>;
  /** Inserts matches read from files, except archived ones. Resolves to the number inserted. */
  insertAll(matches: readonly SeenMatch[], sent: ReadonlyMap<SiteKey, unknown>): Promise<number>;
}

/** Result of committing a tick: its number, and its changes with their numbers. */
export interface CommittedTick {
  readonly tick: number;
  readonly changes: readonly LoggedChange[];
}

/** Archive of annotations and claims. Any process may write, whether it leads or not. */
export interface DeskArchive {
  /** Reads the newest annotation of each kind and scope unless it was cleared, oldest first. */
  findFacts(): Promise<StoredAnnotation[]>;
  /** Reads all annotations of a kind and scope, including cleared ones, newest first. */
  findFactHistory(kind: string, scope: string, limit: number): Promise<StoredAnnotation[]>;
  /** Reads the newest changes of annotations with the values before them, newest first. */
  findNewestFacts(limit: number): Promise<StoredAnnotationChange[]>;
  insertFact(fact: StoredAnnotation): Promise<void>;
  /** Reads all claims, oldest first. */
  findClaims(): Promise<AttentionClaim[]>;
  /** Inserts a claim, or replaces the one with the same id. */
  upsertClaim(claim: AttentionClaim): Promise<void>;
  deleteClaim(id: string): Promise<void>;
}

/** An archive without its process's role and events; see `OpenArchive`. */
export interface Archive {
  readonly sessions: SessionTable;
  readonly desk: DeskArchive;
  /**
   * Opens these sources (at least one) in this order, and creates missing ones.
   *
   * @param scope What viewers may see; by default everything.
   */
  openSources(sources: readonly Source[], scope?: PublicScope): Promise<OpenSources>;
  /** Replaces a contestant's name with a pseudonym in all archived and future data. */
  forgetName(name: string, now: Instant): Promise<ForgetResult>;
  /** Returns the replacer of all deleted names; `null` if no name was deleted. */
  findNameReplacer(): Promise<NameReplacer | null>;
  /**
   * Deletes tournaments of all sources that were over before this time, and changes from before it.
   */
  deleteOverBefore(before: Instant): Promise<DeletionResult>;
}

/** Result of deleting a name. */
export interface ForgetResult {
  /** The name shown instead. */
  readonly pseudonym: string;
  /** Number of rewritten matches. */
  readonly matches: number;
  /** Number of rewritten changes. */
  readonly changes: number;
  /** Number of deleted annotations and claims that contained the name. */
  readonly deskTexts: number;
}

/** Numbers of deleted tournaments and changes. */
export interface DeletionResult {
  readonly tournaments: number;
  readonly changes: number;
}

/** The opened sources, and the reads and writes over all of them. */
export interface OpenSources {
  readonly reader: ArchiveQueries;
  /** The same reads of public data only, with public change numbers as `seq`. */
  readonly publicQueries: ArchiveQueries;
  readonly sources: readonly SourceArchive[];
  /** Commits a tick; resolves to its changes with their numbers once everything is on disk. */
  upsertTick(record: TickRecord): Promise<CommittedTick>;
  /**
   * Corrects the times of these sources' changes that were logged while the clock was wrong.
   *
   * @param since Selects changes above a change number, or detected after a time.
   * @param by Milliseconds to add.
   */
  retimeChanges(
    since: { readonly seq: number } | { readonly at: Instant },
    by: number,
  ): Promise<void>;
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

export interface SessionTable {
  /** Inserts a session, and deletes sessions that have expired by `now`. */
  insert(session: StoredSession, now: Instant): Promise<void>;
  /** Finds a session, even an expired one. */
  findByToken(tokenHash: string): Promise<StoredSession | null>;
  /** Sets the time of the last use of a session. */
  updateUse(tokenHash: string, now: Instant): Promise<void>;
  deleteByToken(tokenHash: string): Promise<void>;
  deleteAllBySubject(subject: string): Promise<void>;
}

export interface OpenArchive extends Archive {
  /** Returns the role at this moment: a process that was suspended may have lost the lease. */
  role(): ProcessRole;
  /**
   * Announces to the leader that this process has viewers; does nothing if only one process runs.
   */
  announceWatch(): Promise<void>;
  /** Requests the leader to poll now; does nothing if only one process runs. */
  announcePoll(): Promise<void>;
  /** Closes files and connections, and releases locks. */
  close(): Promise<void>;
}

/**
 * Role of a process on a shared archive. `leading`: polls and writes. `following`: publishes what
 * the leader commits. `detached`: cannot reach the archive, so it polls and publishes without
 * storing.
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

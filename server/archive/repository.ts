/**
 * What the rest of the server may ask of the archive. Keys are in the names; every time is in
 * milliseconds since the epoch; every promise rejects with an `ArchiveError` or the store's own error.
 */
import type { Claim } from "#core/desk/claim.ts";
import type { Change } from "#core/model/change.ts";
import type { Instant, SeenMatch, SiteKey, Tournament } from "#core/model/match.ts";
import type { Snapshot } from "#core/model/tick.ts";
import type { ArchiveError } from "./database/archive-error.ts";
import type { NameReplacer } from "#server/names/name-replacer.ts";

/** What the archive is keyed by: everything below belongs to one of these. */
export interface Source {
  /** Base address of the service. */
  readonly address: string;
  /** Client id. */
  readonly client: string;
}

/** How it stands with one source. */
export interface SourceStatus {
  readonly snapshot: Snapshot;
  /** Every match in its lists exactly as the service sent it. */
  readonly sent: ReadonlyMap<SiteKey, unknown>;
  /** What the service said last, as plain JSON of the caller's own; null at first. */
  readonly said: unknown;
}

/** One source from tick to tick; the same object twice where nobody looked. */
export interface SourceUpdate {
  readonly before: SourceStatus;
  readonly after: SourceStatus;
}

/** One tick as it is committed: all of it or nothing. */
export interface TickRecord {
  /** When everything was derived. */
  readonly at: Instant;
  /** One for each source, in the order in which they were opened. */
  readonly observations: readonly SourceUpdate[];
  /** In the order in which readers shall see them. */
  readonly changes: readonly Change[];
}

/** What viewers may see: sites, and tournaments as `SITE/SLUG`. `null` if everything is public. */
export type PublicScope = {
  readonly sites: ReadonlySet<string>;
  readonly tournaments: ReadonlySet<string>;
} | null;

export interface LoggedChange {
  /** Grows by one with every change; never given out twice. */
  readonly seq: number;
  /** Grows by one with every change that viewers may see; `null` for a change that only staff see. */
  readonly publicSeq: number | null;
  /** When we noticed. */
  readonly at: Instant;
  readonly change: Change;
}

/** What followed a change number. */
export interface LoggedChangePage {
  /** False when the number is none of ours or its followers are gone: begin anew from the present. */
  readonly known: boolean;
  readonly changes: readonly LoggedChange[];
  /** The newest change number there is. */
  readonly last: number;
}

/** What one source has stored, as far as memory wants it. */
export interface Archived extends SourceStatus {
  /** Number of the newest tick in it. */
  readonly tick: number;
  /** When everything was derived for the newest commit; null before the first. */
  readonly at: Instant | null;
}

/** What a tournament is found by. */
export type TournamentPart = "match" | "bracket" | "group";

/** A tournament and when it was over; 0 where nobody knows. */
export interface TournamentEnd {
  /** `SITE/SLUG`. */
  readonly key: SiteKey;
  readonly overAt: Instant;
}

/** Reads, over every source that this process watches. Where two saw a match, the later sight counts. */
export interface ArchiveQueries {
  findByKey(match: SiteKey): Promise<SeenMatch | null>;
  /** The match as the service sent it last; undefined where only our own form is kept. */
  findSentByKey(match: SiteKey): Promise<unknown>;
  findAllByTournament(tournament: SiteKey): Promise<SeenMatch[]>;
  findAllByContestant(contestant: string): Promise<SeenMatch[]>;
  /** Latest start first; every word of `text` stands in names, titles or the id. */
  findAllByText(text: string, limit: number): Promise<SeenMatch[]>;
  /** Key of the tournament that holds a match, bracket or group. */
  findTournamentOf(part: TournamentPart, key: SiteKey): Promise<SiteKey | null>;
  findTournamentByKey(tournament: SiteKey): Promise<Tournament | null>;
  /** Those that were over last first. */
  findTournamentsByText(text: string, limit: number): Promise<Tournament[]>;
  /** Tournaments from the one that was over last back; `after` is the last of the page before. */
  findTournamentsAfter(after: TournamentEnd | null, limit: number): Promise<TournamentEnd[]>;
  /** Changes after `seq`, oldest first. */
  findChangesAfter(seq: number, limit: number): Promise<LoggedChangePage>;
  /** Newest first. */
  findNewestChanges(limit: number): Promise<LoggedChange[]>;
  /** Newest first. */
  findChangesByMatch(match: SiteKey, limit: number): Promise<LoggedChange[]>;
  /** Newest first. */
  findChangesByTournament(tournament: SiteKey, limit: number): Promise<LoggedChange[]>;
  /** Changes noticed at or after a moment, oldest first. */
  findChangesSince(at: Instant): Promise<LoggedChange[]>;
  /**
   * When the newest change of each match was noticed that says something else of when it is played and
   * by whom; only of matches of these tournaments of which there was any.
   */
  findRevisions(tournaments: readonly SiteKey[]): Promise<ReadonlyMap<SiteKey, Instant>>;
  /** Number of the newest change. */
  findLastSeq(): Promise<number>;
}

/** What concerns one source. */
export interface SourceArchive {
  /**
   * The source's matches that memory wants: those of tournaments not over for three days, and those
   * in a list. Empty at first, watching since `now`.
   */
  findSnapshot(now: Instant): Promise<Archived>;
  /** `archived` brought up to what other processes have committed since its tick. */
  findSnapshotSince(archived: Archived): Promise<Archived>;
  /** Every match of these tournaments: asked for when one that memory let go is listed again. */
  findAllByTournaments(tournaments: readonly SiteKey[]): Promise<SeenMatch[]>;
  /** Adds matches read from files, without touching those already known. Answers how many were new. */
  insertAll(matches: readonly SeenMatch[], sent: ReadonlyMap<SiteKey, unknown>): Promise<number>;
}

export interface CommittedTick {
  readonly tick: number;
  readonly changes: readonly LoggedChange[];
}

/** Something that staff wrote down; the archive does not look into it. */
export interface StoredAnnotation {
  readonly kind: string;
  readonly scope: string;
  /** Plain JSON; null where it was cleared. */
  readonly value: unknown;
  /** Who wrote it down. */
  readonly who: string;
  readonly at: Instant;
}

/** What staff write down. Every process may write, whether it leads or not. */
export interface DeskArchive {
  /** What stands, oldest first. */
  findFacts(): Promise<StoredAnnotation[]>;
  /** Everything that ever stood at one place, newest first. */
  findFactHistory(kind: string, scope: string, limit: number): Promise<StoredAnnotation[]>;
  insertFact(fact: StoredAnnotation): Promise<void>;
  /** Oldest first. */
  findClaims(): Promise<Claim[]>;
  /** Puts a claim in the place of the one with its id. */
  upsertClaim(claim: Claim): Promise<void>;
  deleteClaim(id: string): Promise<void>;
}

export interface Archive {
  readonly sessions: SessionTable;
  readonly desk: DeskArchive;
  /**
   * Finds these sources, or begins them: at least one, in the order given.
   *
   * @param scope What viewers may see; everything if it is absent.
   */
  openSources(sources: readonly Source[], scope?: PublicScope): Promise<OpenSources>;
  /** Deletes a contestant's name from everything, now and whenever it comes again. */
  forgetName(name: string, now: Instant): Promise<Forgotten>;
  /** Replaces the names that were deleted so far; null while there are none. */
  findNameReplacer(): Promise<NameReplacer | null>;
  /** Deletes tournaments, of every source, that were over before then, and changes from before. */
  deleteOverBefore(before: Instant): Promise<Deleted>;
}

/** What became of a deleted name. */
export interface Forgotten {
  readonly pseudonym: string;
  /** How many of them held the name. */
  readonly matches: number;
  readonly changes: number;
  /** Facts and notes of staff that named it, and are deleted. */
  readonly deskTexts: number;
}

export interface Deleted {
  readonly tournaments: number;
  readonly changes: number;
}

export interface OpenSources {
  readonly reader: ArchiveQueries;
  /**
   * The same reads for viewers: tournaments that are not public are not read, and changes have
   * their public numbers as `seq`.
   */
  readonly publicReader: ArchiveQueries;
  readonly sources: readonly SourceArchive[];
  /** Commits a tick; once it answers, all of it is on disk. Answers the changes with their numbers. */
  upsertTick(record: TickRecord): Promise<CommittedTick>;
  /**
   * Moves the times of these sources' logged changes that were noticed while the clock was wrong.
   *
   * @param since Those after a change number, or noticed after a moment.
   * @param by Milliseconds.
   */
  retimeChanges(
    since: { readonly seq: number } | { readonly at: Instant },
    by: number,
  ): Promise<void>;
}

/** Somebody signed in, as it is kept. */
export interface StoredSession {
  /** Of the token that only their browser holds. */
  readonly tokenHash: string;
  /** Whom the sign-in knows: one for all of somebody's sessions. */
  readonly subject: string;
  /** As others see it. */
  readonly name: string;
  /** What let them in, e.g. a hash of their password's hash: a session ends when it is no longer so. */
  readonly grounds: string;
  /** By this machine's clock, not the service's. */
  readonly expiresAt: Instant;
  /** When it was used last, within minutes: see `updateUse`. */
  readonly usedAt: Instant;
}

/** Who is signed in. */
export interface SessionTable {
  /** Also deletes what has expired by `now`. */
  insert(session: StoredSession, now: Instant): Promise<void>;
  /** Finds a session, also one that has expired. */
  findByToken(tokenHash: string): Promise<StoredSession | null>;
  /** Stores that a session was used now. */
  updateUse(tokenHash: string, now: Instant): Promise<void>;
  deleteByToken(tokenHash: string): Promise<void>;
  deleteAllBySubject(subject: string): Promise<void>;
}

export interface OpenArchive extends Archive {
  /** Returns the role at this very moment: a process that was stopped may have lost it unnoticed. */
  role(): Role;
  /** Tells the process that leads that somebody watches here; nothing where there is only one. */
  announceWatch(): Promise<void>;
  /** Asks the process that leads to poll now; nothing where there is only one. */
  announcePoll(): Promise<void>;
  /** Lets go of files, locks and connections. */
  close(): Promise<void>;
}

/**
 * What a process does on a shared archive. `leading`: it polls and writes. `following`: it shows what
 * the leader commits. `detached`: the archive is unreachable, so it polls and shows what it sees, and
 * stores nothing.
 */
export type Role = "leading" | "following" | "detached";

/** What an archive tells its process by itself. */
export interface ArchiveListener {
  /** Called whenever the role changes, and when this process has taken the lease once more. */
  readonly led: (role: Role) => void;
  /** The newest tick that another process committed; the same number may come more than once. */
  readonly ticked: (tick: number) => void;
  /** Staff may have written something down in another process. */
  readonly deskChanged: () => void;
  /** Somebody watches a desk on this archive, this one or another. */
  readonly watched: () => void;
  /** Staff on another process want a poll now. */
  readonly pollWanted: () => void;
  /**
   * The store fails by itself, beside any commit: called once per cause, and with `null` once the
   * store works again. `ingest/store-monitor.ts` says what becomes of it.
   */
  readonly storeProblem: (problem: ArchiveError | null) => void;
}

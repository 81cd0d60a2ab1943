/** Tables of the archive in SQLite and PostgreSQL, as created by the migrations. */

/** 0 or 1: SQLite has no booleans. */
type Flag = 0 | 1;

/** Sources: a service's base URL and a client id. */
interface SourceTable {
  /** 1, 2, 3 …, assigned by Matchdesk in both kinds of store. */
  id: number;
  address: string;
  client: string;
  /** Time of the first poll; `null` before it, when there may be imported matches already. */
  watching_since: number | null;
  /** When the world of the newest commit was derived; `null` before the first commit. */
  at: number | null;
  /** Issues of the newest tick: `Issue[]` as JSON. */
  issues: string;
  /** `StoredSource.said` as JSON. */
  said: string;
}

/** States of the two lists of each source. */
interface ListTable {
  source_id: number;
  name: string;
  at: number;
  count: number;
  capped: Flag;
  horizon: number | null;
}

/** Tournaments, by source. */
interface TournamentTable {
  source_id: number;
  /** `SITE/SLUG`. */
  key: string;
  /** The later of its end and the latest start in it; `null` if both are unknown. */
  over_at: number | null;
  /** `Tournament` as JSON. */
  model: string;
  /** Folded title, game and key, for text search. */
  search: string;
}

/** Columns by which matches are selected. Apart from the bodies, so that full scans stay fast. */
interface MatchTable {
  source_id: number;
  /** `SITE/ID`. */
  key: string;
  tournament: string;
  /** `SITE/ID` of its bracket; `null` without one. */
  bracket: string | null;
  /** `SITE/ID` of its group; `null` without one. */
  group: string | null;
  start: number | null;
  /** The list it was last seen in; `null` for matches imported from files. */
  list: string | null;
  first_seen: number;
  /** `null` while it is listed: it was then last seen when its list was received. */
  last_seen: number | null;
  changed_at: number;
  was_ended: Flag;
  locked_early: Flag;
  withdrawn_at: number | null;
  /** Folded names, titles and key, for text search. */
  search: string;
  /** Number of the tick that last wrote this row. */
  tick: number;
}

interface MatchBodyTable {
  source_id: number;
  key: string;
  /** `Match` as JSON. */
  model: string;
  /** Raw JSON as received; `null` if it was not archived. */
  sent: string | null;
}

/** Contestants of matches. */
interface EntryTable {
  source_id: number;
  contestant: string;
  match: string;
}

interface ChangeTable {
  /** Increases by one with every public change; `null` for a change that only staff may see. */
  public_seq: number | null;
  /** Increases by one; begins at the archive's creation time in milliseconds. */
  seq: number;
  source_id: number;
  tick: number;
  at: number;
  match: string;
  tournament: string;
  /** `Change` as JSON. */
  body: string;
}

/** Deleted names, as keyed hashes, with their pseudonyms. */
interface SuppressionTable {
  name_hash: string;
  pseudonym: string;
  at: number;
  /** Key of the hash; `null` if it is the archive's own. */
  salt: string | null;
}

/** Counters and the key of the archive. One row. */
interface StateTable {
  id: 1;
  /** Number of the newest change. */
  seq: number;
  /** Number of the newest public change. */
  public_seq: number;
  /** Identifies the scope of the public numbers: see `public-scope.ts`. */
  public_scope: string;
  /** Number of the newest tick. */
  tick: number;
  /** Key of the hashes in `suppression` whose own `salt` is `null`. */
  salt: string;
}

/** Sessions of signed-in staff. */
interface SessionTable {
  /** SHA-256 of the session token, which only the browser stores. */
  token_hash: string;
  subject: string;
  name: string;
  grounds: string;
  expires_at: number;
  /** Time of the last use, accurate to minutes. */
  used_at: number;
}

/** The poller lease, one row. Not used in SQLite, which has only one process. */
export interface LeaseTable {
  id: 1;
  /** Fencing number: increases by one whenever a process takes the lease. */
  fence: number;
  /** Random id of the process that holds it; `null` if released. */
  holder: string | null;
  /** By the database's clock, in milliseconds since the epoch. */
  expires_at: number;
}

/** All tables by name. */
export interface ArchiveSchema {
  source: SourceTable;
  list: ListTable;
  tournament: TournamentTable;
  match: MatchTable;
  match_body: MatchBodyTable;
  entry: EntryTable;
  change: ChangeTable;
  suppression: SuppressionTable;
  state: StateTable;
  session: SessionTable;
  desk_fact: StaffActTable;
  claim: ClaimTable;
  lease: LeaseTable;
}

/** Acts of staff: all values of annotations and of claims. */
interface StaffActTable {
  /** Increases by one with every act. */
  id: number;
  /** Kind of the annotation, or `claim`: see `core/desk/staff-act.ts`. */
  kind: string;
  /** Key of the annotated match, contestant or other thing, or id of the attention item. */
  scope: string;
  /** Value as JSON; `null` if the annotation was cleared or the item given back. */
  value: string | null;
  who: string;
  at: number;
  /** Number of the act that it undoes; `null` if none. */
  undoes: number | null;
}

/** Claims of archives and backups before 2026-11-29, which become acts. */
interface ClaimTable {
  /** Id of the attention item. */
  id: string;
  at: number;
  /** `AttentionClaim` as JSON. */
  body: string;
}

/** Tables of the archive, as `migrations.ts` makes them in SQLite and PostgreSQL alike. */

/** 0 or 1: SQLite has no booleans. */
type Flag = 0 | 1;

/** A service address and the client that reads it. */
interface SourceTable {
  /** Given by us, 1, 2, 3 …: both stores number alike. */
  id: number;
  address: string;
  client: string;
  /** Null until the first tick: files may be imported before. */
  watching_since: number | null;
  /** When everything was derived for the newest commit; null before the first. */
  at: number | null;
  /** What normalize found odd in the newest tick: `Issue[]` as JSON. */
  issues: string;
  /** What the service said last, as JSON. */
  said: string;
}

/** The state of one of a source's two lists. */
interface ListTable {
  source_id: number;
  name: string;
  at: number;
  count: number;
  capped: Flag;
  horizon: number | null;
}

interface TournamentTable {
  source_id: number;
  /** `SITE/SLUG`. */
  key: string;
  /** The later of its end and the latest start in it; null while neither is known. */
  over_at: number | null;
  /** `Tournament` as JSON. */
  model: string;
  search: string;
}

/** What is asked of a match without reading it: narrow, so that whole scans stay cheap. */
interface MatchTable {
  source_id: number;
  /** `SITE/ID`. */
  key: string;
  tournament: string;
  /** `SITE/ID` of its bracket and of its group. */
  bracket: string | null;
  group: string | null;
  start: number | null;
  /** The list it was last seen in; null for files. */
  list: string | null;
  first_seen: number;
  /** Null while its list carries it: it is then as fresh as that list. */
  last_seen: number | null;
  changed_at: number;
  was_ended: Flag;
  withdrawn_at: number | null;
  /** Folded names and titles, for text search. */
  search: string;
  /** The tick that wrote this row last. */
  tick: number;
}

interface MatchBodyTable {
  source_id: number;
  key: string;
  /** `Match` as JSON. */
  model: string;
  /** As the service sent it, as JSON; null where only a model was kept. */
  sent: string | null;
}

/** Who stands in which match. */
interface EntryTable {
  source_id: number;
  contestant: string;
  match: string;
}

interface ChangeTable {
  /** Grows by one with every public change; null for a change that only staff see. */
  public_seq: number | null;
  /** Grows by one from the moment the archive was made, in milliseconds: see `migrations.ts`. */
  seq: number;
  source_id: number;
  tick: number;
  at: number;
  match: string;
  tournament: string;
  /** `Change` as JSON. */
  body: string;
}

/** Names that were deleted, unreadable: a keyed hash, and what stands in their place. */
interface SuppressionTable {
  name_hash: string;
  pseudonym: string;
  at: number;
  /** Key of the hash; null where it is the archive's own. */
  salt: string | null;
}

/** One row. */
interface StateTable {
  id: 1;
  /** Number of the newest change. */
  seq: number;
  /** Number of the newest public change. */
  public_seq: number;
  /** What the public numbers count: see `public-scope.ts`. */
  public_scope: string;
  /** Number of the newest tick. */
  tick: number;
  /** Key of the hashes in `suppression` that have none of their own. */
  salt: string;
}

/** Somebody signed in. */
interface SessionTable {
  /** SHA-256 of the token that only their browser holds. */
  token_hash: string;
  subject: string;
  name: string;
  grounds: string;
  expires_at: number;
  /** When it was used last, within minutes. */
  used_at: number;
}

/** One row: the poller lease. A SQLite archive has one process and does not use it. */
export interface LeaseTable {
  id: 1;
  /** Fencing number: grows by one whenever a process takes the lease. */
  fence: number;
  /** Random id of the process that holds it; `null` if released. */
  holder: string | null;
  /** By the database's clock, in milliseconds since the epoch. */
  expires_at: number;
}

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
  desk_fact: DeskFactTable;
  claim: ClaimTable;
  lease: LeaseTable;
}

/** What staff enter. */
interface DeskFactTable {
  /** Grows by one with everything that is written down. */
  id: number;
  kind: string;
  /** What it is about: see `core/desk/annotation-kinds.ts`. */
  scope: string;
  /** As JSON; null where it was cleared. */
  value: string | null;
  who: string;
  at: number;
}

/** What staff do with attention items. */
interface ClaimTable {
  /** Id of the row of attention. */
  id: string;
  at: number;
  /** `Claim` as JSON. */
  body: string;
}

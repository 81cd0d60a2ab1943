import { type Kysely, sql, type Transaction } from "kysely";
import type { Instant, Issue, SeenMatch, SiteKey } from "#core/model/match.ts";
import { MatchesByTournament } from "#core/model/matches-by-tournament.ts";
import type { ListState, Snapshot } from "#core/model/tick.ts";
import { forEachBatch } from "./database/batch.ts";
import type { ArchivedSource } from "./repository.ts";
import { parseListName, parseSeenMatchRow, selectSeenMatches } from "./rows.ts";
import type { ArchiveSchema } from "./database/schema.ts";

/** How long after its end a tournament is still read into memory, in milliseconds. */
const MEMORY_AFTER_END = 3 * 24 * 60 * 60 * 1000;

/** Archived state of a source, apart from its matches. */
interface SourceFrame {
  /** Number of the newest tick. */
  readonly tick: number;
  readonly at: Instant | null;
  readonly watchingSince: Instant | null;
  readonly lists: readonly ListState[];
  readonly issues: readonly Issue[];
  readonly said: unknown;
  /** Raw JSON of every listed match. */
  readonly sent: ReadonlyMap<SiteKey, unknown>;
}

/**
 * Reads the source with its matches of tournaments that are listed or were not over three days
 * before `now` in any of the opened sources, so that a tournament is in memory completely or not at
 * all. Before the first tick, the snapshot has no matches and `now` as its start of watching.
 */
export async function readArchivedSource(
  db: Kysely<ArchiveSchema>,
  sourceId: number,
  openedIds: readonly number[],
  now: Instant,
): Promise<ArchivedSource> {
  return readConsistently(db, async (trx) => {
    const frame = await readFrame(trx, sourceId);
    const tournaments = await readRecentTournaments(trx, openedIds, now);
    const matches = await readTournaments(trx, sourceId, tournaments);
    return archivedOf(
      frame,
      new MatchesByTournament<SeenMatch>().with(matches),
      frame.watchingSince ?? now,
    );
  });
}

/**
 * Returns `earlier` updated with the ticks that were committed after it was read. A changed
 * tournament that it lacks is added completely, or not at all if it is neither listed nor recent.
 */
export async function refreshArchivedSource(
  db: Kysely<ArchiveSchema>,
  sourceId: number,
  openedIds: readonly number[],
  earlier: ArchivedSource,
  now: Instant,
): Promise<ArchivedSource> {
  return readConsistently(db, async (trx) => {
    const frame = await readFrame(trx, sourceId);
    const known = earlier.snapshot.matches.parts;
    const rows = await selectSeenMatches(trx, [sourceId])
      .where("match.tick", ">", earlier.tick)
      .execute();
    const changed = rows
      .map(parseSeenMatchRow)
      .filter(({ match }) => known.has(match.tournament.key));
    const added = await readAddedTournaments(trx, openedIds, earlier, now);
    const matches = withListTimes(earlier.snapshot, frame.lists).with([
      ...changed,
      ...(await readTournaments(trx, sourceId, added)),
    ]);
    return archivedOf(frame, matches, frame.watchingSince ?? earlier.snapshot.watchingSince);
  });
}

/** Loads the states of a source's lists. */
export async function readListStates(
  trx: Transaction<ArchiveSchema>,
  sourceId: number,
): Promise<readonly ListState[]> {
  const rows = await trx
    .selectFrom("list")
    .selectAll()
    .where("source_id", "=", sourceId)
    .orderBy("name", "desc")
    .execute();
  return rows.flatMap(({ name, at, count, capped, horizon }) => {
    const listName = parseListName(name);
    return listName === null ? [] : [{ name: listName, at, count, capped: capped === 1, horizon }];
  });
}

/** Runs several queries on one state of the tables. In SQLite every transaction does this. */
function readConsistently<T>(
  db: Kysely<ArchiveSchema>,
  read: (trx: Transaction<ArchiveSchema>) => Promise<T>,
): Promise<T> {
  return db.transaction().setIsolationLevel("repeatable read").execute(read);
}

/**
 * Reads the keys of tournaments that are listed or not over for long. Uses two queries, because
 * SQLite would read every match of the sources in a single one.
 */
async function readRecentTournaments(
  trx: Transaction<ArchiveSchema>,
  sourceIds: readonly number[],
  now: Instant,
): Promise<readonly SiteKey[]> {
  const open = await trx
    .selectFrom("tournament")
    .select("key")
    .where("source_id", "in", sourceIds)
    .where("over_at", ">=", now - MEMORY_AFTER_END)
    .execute();
  const listed = await trx
    .selectFrom("match")
    .select("tournament as key")
    .where("source_id", "in", sourceIds)
    .where("last_seen", "is", null)
    .execute();
  return [...new Set([...open, ...listed].map(({ key }) => key))];
}

/**
 * Reads the keys of tournaments that `earlier` lacks, that are listed or not over for long, and that
 * changed in any of the opened sources since.
 */
async function readAddedTournaments(
  trx: Transaction<ArchiveSchema>,
  openedIds: readonly number[],
  { tick, snapshot }: ArchivedSource,
  now: Instant,
): Promise<readonly SiteKey[]> {
  const changed = await trx
    .selectFrom("match")
    .select("tournament")
    // The plus keeps SQLite from reading every match of the sources instead of the changed ones.
    .where(sql`+source_id`, "in", openedIds)
    .where("tick", ">", tick)
    .execute();
  const keys = new Set(changed.map(({ tournament }) => tournament));
  for (const key of snapshot.matches.parts.keys()) keys.delete(key);
  if (keys.size === 0) return [];
  return (await readRecentTournaments(trx, openedIds, now)).filter((key) => keys.has(key));
}

/** Reads every match of these tournaments in one source. */
async function readTournaments(
  trx: Transaction<ArchiveSchema>,
  sourceId: number,
  tournaments: readonly SiteKey[],
): Promise<readonly SeenMatch[]> {
  const matches: SeenMatch[] = [];
  await forEachBatch(tournaments, async (batch) => {
    const rows = await selectSeenMatches(trx, [sourceId])
      .where("match.tournament", "in", batch)
      .execute();
    for (const row of rows) matches.push(parseSeenMatchRow(row));
  });
  return matches;
}

async function readFrame(trx: Transaction<ArchiveSchema>, sourceId: number): Promise<SourceFrame> {
  const { tick } = await trx.selectFrom("state").select("tick").executeTakeFirstOrThrow();
  const source = await trx
    .selectFrom("source")
    .select(["watching_since", "at", "issues", "said"])
    .where("id", "=", sourceId)
    .executeTakeFirstOrThrow();
  const lists = await readListStates(trx, sourceId);
  const issues: Issue[] = JSON.parse(source.issues);
  const listed = await trx
    .selectFrom("match")
    .innerJoin("match_body", (join) =>
      join
        .onRef("match_body.source_id", "=", "match.source_id")
        .onRef("match_body.key", "=", "match.key"),
    )
    .select(["match.key", "match_body.sent"])
    .where("match.source_id", "=", sourceId)
    .where("match.last_seen", "is", null)
    .execute();
  const sent = new Map<SiteKey, unknown>();
  for (const row of listed) if (row.sent !== null) sent.set(row.key, JSON.parse(row.sent));
  return {
    tick,
    at: source.at,
    watchingSince: source.watching_since,
    lists,
    issues,
    said: JSON.parse(source.said),
    sent,
  };
}

function archivedOf(
  { tick, at, lists, issues, said, sent }: SourceFrame,
  matches: Snapshot["matches"],
  watchingSince: Instant,
): ArchivedSource {
  const takenAt = Math.max(watchingSince, ...lists.map((list) => list.at));
  // The record of the guards is in `said`.
  const snapshot = { takenAt, watchingSince, matches, lists, issues, holds: [] };
  return { tick, at, said, sent, snapshot };
}

/** Returns the matches of a snapshot, with those in a list last seen at the list's new time. */
function withListTimes(earlier: Snapshot, lists: readonly ListState[]): Snapshot["matches"] {
  const renewed = lists.flatMap((list) => {
    const before = earlier.lists.find(({ name }) => name === list.name);
    return before === undefined || before.at === list.at
      ? []
      : [{ name: list.name, before: before.at, at: list.at }];
  });
  if (renewed.length === 0) return earlier.matches;
  const matches: SeenMatch[] = [];
  for (const seen of earlier.matches.values()) {
    const { list, lastSeen, withdrawnAt } = seen.sighting;
    const found = renewed.find(({ name, before }) => name === list && before === lastSeen);
    if (found === undefined || withdrawnAt !== null) continue;
    matches.push({ ...seen, sighting: { ...seen.sighting, lastSeen: found.at } });
  }
  return earlier.matches.with(matches);
}

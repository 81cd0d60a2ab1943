import type { Kysely, Transaction } from "kysely";
import type { Instant, Issue, SeenMatch, SiteKey } from "#core/model/match.ts";
import type { ListState, Snapshot } from "#core/model/tick.ts";
import { eachBatch } from "./database/batch.ts";
import type { Archived } from "./repository.ts";
import { parseListName, parseSeen } from "./rows.ts";
import type { ArchiveSchema } from "./database/schema.ts";
import { selectSeen } from "./seen-query.ts";

/** How long memory keeps a tournament that is over, in milliseconds. */
const KEPT_AFTER = 3 * 24 * 60 * 60 * 1000;

/** A snapshot but for its matches, and the newest tick in it. */
interface Frame {
  readonly tick: number;
  readonly at: Instant | null;
  readonly watchingSince: Instant | null;
  readonly lists: readonly ListState[];
  readonly issues: readonly Issue[];
  readonly said: unknown;
  /** The wire form of every match that a list carries. */
  readonly sent: ReadonlyMap<SiteKey, unknown>;
}

/** What memory wants of one source at `now`: see `SourceArchive.findSnapshot`. */
export async function readSnapshot(
  db: Kysely<ArchiveSchema>,
  sourceId: number,
  now: Instant,
): Promise<Archived> {
  return atOneMoment(db, async (trx) => {
    const frame = await readFrame(trx, sourceId);
    const wanted = await readWanted(trx, sourceId, now);
    const matches = new Map<SiteKey, SeenMatch>();
    await eachBatch(wanted, async (batch) => {
      const rows = await selectSeen(trx, [sourceId])
        .where("match.tournament", "in", batch)
        .execute();
      for (const row of rows) {
        const seen = parseSeen(row);
        matches.set(seen.match.key, seen);
      }
    });
    return archivedOf(frame, matches, frame.watchingSince ?? now);
  });
}

/** `earlier` with what was committed since: see `SourceArchive.findSnapshotSince`. */
export async function readSnapshotSince(
  db: Kysely<ArchiveSchema>,
  sourceId: number,
  earlier: Archived,
): Promise<Archived> {
  return atOneMoment(db, async (trx) => {
    const frame = await readFrame(trx, sourceId);
    const rows = await selectSeen(trx, [sourceId]).where("match.tick", ">", earlier.tick).execute();
    const matches = new Map([
      ...carriedOn(earlier.snapshot, frame.lists),
      ...byKey(rows.map(parseSeen)),
    ]);
    return archivedOf(frame, matches, frame.watchingSince ?? earlier.snapshot.watchingSince);
  });
}

/** The lists of a source as they were answered last. */
export async function readLists(
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
    const known = parseListName(name);
    return known === null ? [] : [{ name: known, at, count, capped: capped === 1, horizon }];
  });
}

/** Several queries that see one state of the tables. SQLite does so in any transaction. */
function atOneMoment<T>(
  db: Kysely<ArchiveSchema>,
  read: (trx: Transaction<ArchiveSchema>) => Promise<T>,
): Promise<T> {
  return db.transaction().setIsolationLevel("repeatable read").execute(read);
}

/** Two queries: as one, SQLite would read every match of the source to merge them. */
async function readWanted(
  trx: Transaction<ArchiveSchema>,
  sourceId: number,
  now: Instant,
): Promise<readonly SiteKey[]> {
  const open = await trx
    .selectFrom("tournament")
    .select("key")
    .where("source_id", "=", sourceId)
    .where("over_at", ">=", now - KEPT_AFTER)
    .execute();
  const carried = await trx
    .selectFrom("match")
    .select("tournament as key")
    .where("source_id", "=", sourceId)
    .where("last_seen", "is", null)
    .execute();
  return [...new Set([...open, ...carried].map(({ key }) => key))];
}

async function readFrame(trx: Transaction<ArchiveSchema>, sourceId: number): Promise<Frame> {
  const { tick } = await trx.selectFrom("state").select("tick").executeTakeFirstOrThrow();
  const source = await trx
    .selectFrom("source")
    .select(["watching_since", "at", "issues", "said"])
    .where("id", "=", sourceId)
    .executeTakeFirstOrThrow();
  const lists = await readLists(trx, sourceId);
  const issues: Issue[] = JSON.parse(source.issues);
  const carried = await trx
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
  for (const row of carried) if (row.sent !== null) sent.set(row.key, JSON.parse(row.sent));
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
  { tick, at, lists, issues, said, sent }: Frame,
  matches: ReadonlyMap<SiteKey, SeenMatch>,
  watchingSince: Instant,
): Archived {
  const takenAt = Math.max(watchingSince, ...lists.map((list) => list.at));
  return { tick, at, said, sent, snapshot: { takenAt, watchingSince, matches, lists, issues } };
}

function byKey(seen: readonly SeenMatch[]): Map<SiteKey, SeenMatch> {
  return new Map(seen.map((one) => [one.match.key, one]));
}

/** The matches of a snapshot, those still carried by their list as fresh as it is by now. */
function carriedOn(
  earlier: Snapshot,
  lists: readonly ListState[],
): ReadonlyMap<SiteKey, SeenMatch> {
  const renewed = lists.flatMap((list) => {
    const before = earlier.lists.find(({ name }) => name === list.name);
    return before === undefined || before.at === list.at
      ? []
      : [{ name: list.name, before: before.at, at: list.at }];
  });
  if (renewed.length === 0) return earlier.matches;
  const matches = new Map(earlier.matches);
  for (const [key, seen] of earlier.matches) {
    const { list, lastSeen, withdrawnAt } = seen.sighting;
    const found = renewed.find(({ name, before }) => name === list && before === lastSeen);
    if (found === undefined || withdrawnAt !== null) continue;
    matches.set(key, { ...seen, sighting: { ...seen.sighting, lastSeen: found.at } });
  }
  return matches;
}

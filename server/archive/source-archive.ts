import { type Kysely, sql, type Transaction } from "kysely";
import type { Commit } from "./database/commit.ts";
import type { ArchivedSource } from "./repository.ts";
import { parseSeenMatchRow, selectSeenMatches } from "./rows.ts";
import type { ArchiveSchema } from "./database/schema.ts";
import { readArchivedSource, refreshArchivedSource } from "./snapshots.ts";
import { keysOf } from "#core/lib/collections.ts";
import type { Instant, Match, SeenMatch, SiteKey, Tournament } from "#core/model/match.ts";
import { forEachBatch } from "./database/batch.ts";
import { allocateTickAndChangeNumbers } from "./database/sequence-numbers.ts";
import { writeMatchRows } from "./match-row-writes.ts";

export type SourceArchive = ReturnType<typeof createSourceArchive>;

/** Creates the archive of one of the opened sources: reads use `db`, writes use `commit`. */
export function createSourceArchive(
  db: Kysely<ArchiveSchema>,
  commit: Commit,
  sourceId: number,
  openedIds: readonly number[],
) {
  return {
    findSnapshot: (now: Instant) => readArchivedSource(db, sourceId, openedIds, now),
    findSnapshotSince: (archived: ArchivedSource, now: Instant) =>
      refreshArchivedSource(db, sourceId, openedIds, archived, now),
    /** Reads every match of these tournaments, which are listed again after a pause. */
    findAllByTournaments: async (tournaments: readonly SiteKey[]): Promise<SeenMatch[]> => {
      if (tournaments.length === 0) return [];
      const rows = await selectSeenMatches(db, [sourceId])
        .where("match.tournament", "in", tournaments)
        .execute();
      return rows.map(parseSeenMatchRow);
    },
    /** Finds the archived tournaments that have an id or the slug of these matches. */
    findTournamentsByIds: async (matches: readonly Match[]): Promise<readonly SiteKey[]> => {
      const keys = {
        key: matches.map(({ key }) => key),
        bracket: matches.flatMap(({ site, bracketId }) => listKey(site, bracketId)),
        group: matches.flatMap(({ site, groupId }) => listKey(site, groupId)),
      };
      const found = new Set<SiteKey>();
      for (const column of keysOf(keys)) {
        await forEachBatch([...new Set(keys[column])], async (batch) => {
          const rows = await db
            .selectFrom("match")
            .select("tournament")
            .distinct()
            // The plus keeps SQLite from reading every match of the sources.
            .where(column === "key" ? "source_id" : sql`+source_id`, "in", openedIds)
            .where(column, "in", batch)
            .execute();
          for (const { tournament } of rows) found.add(tournament);
        });
      }
      for (const slug of new Set(matches.map(({ tournament }) => tournament.key))) {
        for (const key of await findTournamentsOfSlug(db, openedIds, slug)) found.add(key);
      }
      return [...found];
    },
    /** Inserts matches read from files, except archived ones. Resolves to the number inserted. */
    insertAll: (matches: readonly SeenMatch[], sent: ReadonlyMap<SiteKey, unknown>) =>
      commit((trx) => insertMissingMatches(trx, sourceId, matches, sent)),
  };
}

/** Finds the tournaments that got another slug because one has this one (`sentSlug`). */
async function findTournamentsOfSlug(
  db: Kysely<ArchiveSchema>,
  openedIds: readonly number[],
  key: SiteKey,
): Promise<readonly SiteKey[]> {
  const start = `${key}-`;
  const rows = await db
    .selectFrom("tournament")
    .select(["key", "model"])
    .where("source_id", "in", openedIds)
    .where(sql`substr(key, 1, ${sql.lit(start.length)})`, "=", start)
    .execute();
  return rows.flatMap((row) => {
    const { site, sentSlug }: Tournament = JSON.parse(row.model);
    return `${site}/${sentSlug}` === key ? [row.key] : [];
  });
}

function listKey(site: string, id: string | null): readonly SiteKey[] {
  return id === null ? [] : [`${site}/${id}`];
}

/** Inserts matches that are not archived yet, without changing others; returns their number. */
async function insertMissingMatches(
  trx: Transaction<ArchiveSchema>,
  sourceId: number,
  matches: readonly SeenMatch[],
  sent: ReadonlyMap<SiteKey, unknown>,
): Promise<number> {
  const known = new Set<string>();
  await forEachBatch(matches, async (batch) => {
    const keys = batch.map(({ match }) => match.key);
    const rows = await trx
      .selectFrom("match")
      .select("key")
      .where("source_id", "=", sourceId)
      .where("key", "in", keys)
      .execute();
    for (const { key } of rows) known.add(key);
  });
  const fresh = matches.filter(({ match }) => !known.has(match.key));
  const { tick } = await allocateTickAndChangeNumbers(trx, 0, 0);
  const writes = { sightings: fresh, bodies: fresh, lists: [], sent };
  await writeMatchRows(trx, sourceId, tick, writes);
  return fresh.length;
}

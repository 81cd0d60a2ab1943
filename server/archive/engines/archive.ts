import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Commit } from "#server/archive/database/commit.ts";
import { createDeskArchive } from "#server/archive/desk-archive.ts";
import { forgetName, readNameReplacer } from "#server/archive/forget.ts";
import { createPublicChangeReads } from "#server/archive/public-change-reads.ts";
import { renumberPublicChangesForScope } from "#server/archive/public-scope.ts";
import { createArchiveQueries } from "#server/archive/archive-queries.ts";
import type { Archive, Source } from "#server/archive/repository.ts";
import { deleteDataBefore } from "#server/archive/retention.ts";
import { retimeChanges } from "#server/archive/retime-changes.ts";
import type { ArchiveSchema } from "#server/archive/database/schema.ts";
import { createSessionTable } from "#server/archive/session-table.ts";
import { createSourceArchive } from "#server/archive/source-archive.ts";
import { writeTick } from "#server/archive/tick.ts";

/** Connections to the tables for special purposes. */
export interface TableAccess {
  /** For reads of requests, with a short time limit. */
  readonly requestDb: Kysely<ArchiveSchema>;
  /** Commits annotations and claims, whether this process leads or not. */
  readonly commitDesk: Commit;
  /** For statements that change every row, with a long time limit. */
  readonly wholeDb: Kysely<ArchiveSchema>;
}

/** Creates the archive on migrated tables: reads use `db`, writes use `commit`. */
export function createArchive(
  db: Kysely<ArchiveSchema>,
  commit: Commit,
  { requestDb, commitDesk, wholeDb }: TableAccess = {
    requestDb: db,
    commitDesk: commit,
    wholeDb: db,
  },
): Archive {
  return {
    sessions: createSessionTable(requestDb),
    desk: createDeskArchive(requestDb, commitDesk),
    forgetName: (name, now) => commit((trx) => forgetName(trx, name, createPseudonym(), now)),
    findNameReplacer: () => readNameReplacer(db),
    deleteOverBefore: (before) => commit((trx) => deleteDataBefore(trx, before)),
    openSources: async (sources, scope = null) => {
      const ids: number[] = [];
      for (const source of sources) ids.push(await findOrInsertSource(db, source));
      await renumberPublicChangesForScope(wholeDb, scope);
      return {
        reader: createArchiveQueries({ db: requestDb, sourceIds: ids, scope: null }),
        publicQueries: {
          ...createArchiveQueries({ db: requestDb, sourceIds: ids, scope }),
          ...createPublicChangeReads(requestDb, ids, scope),
        },
        sources: ids.map((id) => createSourceArchive(db, commit, id)),
        upsertTick: (record) => commit((trx) => writeTick(trx, ids, record, scope)),
        retimeChanges: (since, by) => commit((trx) => retimeChanges(trx, ids, since, by)),
      };
    },
  };
}

/** Creates a random pseudonym, so that it does not reveal the name and differs from others. */
function createPseudonym(): string {
  return `Removed ${randomBytes(3).toString("hex")}`;
}

/**
 * Returns the id of a source, inserting it if it is missing. Tries again if another process took
 * the id.
 */
async function findOrInsertSource(
  db: Kysely<ArchiveSchema>,
  { address, client }: Source,
): Promise<number> {
  for (;;) {
    const known = await db
      .selectFrom("source")
      .select("id")
      .where("address", "=", address)
      .where("client", "=", client)
      .executeTakeFirst();
    if (known !== undefined) return known.id;
    const { newest } = await db
      .selectFrom("source")
      .select((row) => row.fn.max<number | null>("id").as("newest"))
      .executeTakeFirstOrThrow();
    await db
      .insertInto("source")
      .values({ address, client, id: (newest ?? 0) + 1, issues: "[]", said: "null" })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

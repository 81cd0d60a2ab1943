import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Commit } from "#server/archive/database/commit.ts";
import { createDeskArchive } from "#server/archive/desk-archive.ts";
import { forgetName, readNameReplacer } from "#server/archive/forget.ts";
import { createPublicChangeReads } from "#server/archive/public-change-reads.ts";
import { numberPublicChanges } from "#server/archive/public-scope.ts";
import { createReads } from "#server/archive/reads.ts";
import type { Archive, Source } from "#server/archive/repository.ts";
import { deleteOverBefore } from "#server/archive/retention.ts";
import { retimeChanges } from "#server/archive/retime-changes.ts";
import type { ArchiveSchema } from "#server/archive/database/schema.ts";
import { createSessionTable } from "#server/archive/session-table.ts";
import { createSourceArchive } from "#server/archive/source-archive.ts";
import { writeTick } from "#server/archive/tick.ts";

/** How some reach the tables, if not like everything else. */
export interface TableAccess {
  /** Reads, with time limits that fit a request. */
  readonly requestDb: Kysely<ArchiveSchema>;
  /** Commits what staff enter, whether this process leads or not. */
  readonly commitDesk: Commit;
  /** For what changes every row: without a short time limit. */
  readonly wholeDb: Kysely<ArchiveSchema>;
}

/** The archive over tables that are up to date: reads go to `db`, writes through `commit`. */
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
    deleteOverBefore: (before) => commit((trx) => deleteOverBefore(trx, before)),
    openSources: async (sources, scope = null) => {
      const ids: number[] = [];
      for (const source of sources) ids.push(await findOrInsertSource(db, source));
      await numberPublicChanges(wholeDb, scope);
      return {
        reader: createReads({ db: requestDb, sourceIds: ids, scope: null }),
        publicReader: {
          ...createReads({ db: requestDb, sourceIds: ids, scope }),
          ...createPublicChangeReads(requestDb, ids, scope),
        },
        sources: ids.map((id) => createSourceArchive(db, commit, id)),
        upsertTick: (record) => commit((trx) => writeTick(trx, ids, record, scope)),
        retimeChanges: (since, by) => commit((trx) => retimeChanges(trx, ids, since, by)),
      };
    },
  };
}

/** Says nothing of the name, and tells two deleted ones apart. */
function createPseudonym(): string {
  return `Removed ${randomBytes(3).toString("hex")}`;
}

/** Several processes may begin at once: whoever loses the race for a number takes the next. */
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
    const { most } = await db
      .selectFrom("source")
      .select((row) => row.fn.max<number | null>("id").as("most"))
      .executeTakeFirstOrThrow();
    await db
      .insertInto("source")
      .values({ address, client, id: (most ?? 0) + 1, issues: "[]", said: "null" })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

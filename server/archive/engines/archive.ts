import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { type Commit, runAndRollBack } from "#server/archive/database/commit.ts";
import { createDeskArchive } from "#server/archive/desk-archive.ts";
import { forgetName, readNameReplacer } from "#server/archive/forget.ts";
import { renumberPublicChangesForScope } from "#server/archive/public-scope.ts";
import { createArchiveQueries } from "#server/archive/archive-queries.ts";
import type { Instant } from "#core/model/match.ts";
import type { ProcessRole, PublicScope, Source, TickRecord } from "#server/archive/repository.ts";
import { deleteDataBefore } from "#server/archive/retention.ts";
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

/** An archive without its process's role and events; see `OpenArchive`. */
export type Archive = ReturnType<typeof createArchive>;

/** The opened sources, and the reads and writes over all of them. */
export type OpenSources = Awaited<ReturnType<Archive["openSources"]>>;

export interface OpenArchive extends Archive {
  /** Returns the role at this moment: a process that was suspended may have lost the lease. */
  role(): ProcessRole;
  /** Announces to the leader that this process has viewers; nothing if only one runs. */
  announceWatch(): Promise<void>;
  /** Requests the leader to poll now; does nothing if only one process runs. */
  announcePoll(): Promise<void>;
  /** Closes files and connections, and releases locks. */
  close(): Promise<void>;
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
) {
  return {
    sessions: createSessionTable(requestDb),
    desk: createDeskArchive(requestDb, commitDesk),
    /** Replaces a contestant's name with a pseudonym in all archived and future data. */
    forgetName: (name: string, now: Instant) =>
      commit((trx) => forgetName(trx, name, createPseudonym(), now)),
    /** Returns what `forgetName` would do, in a transaction that is rolled back. */
    previewForgetName: (name: string, now: Instant) =>
      runAndRollBack(commit, (trx) => forgetName(trx, name, "", now)),
    /** Returns the replacer of all deleted names; `null` if no name was deleted. */
    findNameReplacer: () => readNameReplacer(db),
    /** Deletes tournaments of all sources that were over before this time, and older changes. */
    deleteOverBefore: (before: Instant) => commit((trx) => deleteDataBefore(trx, before)),
    /** Opens these sources (at least one) in order, creating missing ones. Viewers see `scope`. */
    openSources: async (sources: readonly Source[], scope: PublicScope = null) => {
      const ids: number[] = [];
      for (const source of sources) ids.push(await findOrInsertSource(db, source));
      await renumberPublicChangesForScope(wholeDb, scope);
      return {
        reader: createArchiveQueries({ db: requestDb, sourceIds: ids, scope: null }, "seq"),
        /** The same reads of public data only, with public change numbers as `seq`. */
        publicQueries: createArchiveQueries({ db: requestDb, sourceIds: ids, scope }, "public_seq"),
        sources: ids.map((id) => createSourceArchive(db, commit, id, ids)),
        /** Commits a tick; resolves to its changes with their numbers once everything is on disk. */
        upsertTick: (record: TickRecord) => commit((trx) => writeTick(trx, ids, record, scope)),
      };
    },
  };
}

/** Creates a random pseudonym, so that it does not reveal the name and differs from others. */
function createPseudonym(): string {
  return `Removed ${randomBytes(3).toString("hex")}`;
}

/** Returns the id of a source. Inserts it if missing, again if another process took the id. */
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

import type { Kysely } from "kysely";
import type { Commit } from "./commit.ts";
import type { ArchiveSchema } from "./schema.ts";

/** Open tables, migrated to the newest version. */
export interface ArchiveTables {
  readonly db: Kysely<ArchiveSchema>;
  /** Commits a transaction, and in PostgreSQL notifies other processes. */
  readonly commit: Commit;
  /** Removes deleted rows from the disk. Does nothing in PostgreSQL. */
  readonly compact: () => Promise<void>;
  /** Closes files and connections, and releases locks. */
  readonly close: () => Promise<void>;
}

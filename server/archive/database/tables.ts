import type { Kysely } from "kysely";
import type { Commit } from "./commit.ts";
import type { ArchiveSchema } from "./schema.ts";

/** Open tables, up to date. */
export interface Tables {
  readonly db: Kysely<ArchiveSchema>;
  /** Commits beside whoever else writes, and wakes them where they can be woken. */
  readonly commit: Commit;
  /** Leaves nothing of deleted rows on disk, where the store can see to that. */
  readonly compact: () => Promise<void>;
  /** Lets go of files, locks and connections. */
  readonly close: () => Promise<void>;
}

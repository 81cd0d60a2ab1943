import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { commitOn } from "./commit.ts";
import { connectionConfig } from "./connection.ts";
import { migrate } from "./migrate.ts";
import type { Birth } from "./migration-0001.ts";
import type { ArchiveSchema } from "./schema.ts";
import type { Tables } from "./tables.ts";
import { announceTick } from "./tick-channel.ts";
import { unreachable } from "./unreachable.ts";

/** Connections, beside the one that holds the lease. */
const CONNECTIONS = 4;

/**
 * Opens the tables in a PostgreSQL (15 or newer), beside any number of other processes.
 *
 * @throws {ArchiveError} `archive-unreachable`, `archive-newer`, `archive-migration`
 */
export async function openPostgresTables(url: string, birth: Birth): Promise<Tables> {
  const pool = new Pool({ ...connectionConfig(url), max: CONNECTIONS });
  // A connection that breaks while nobody uses it is replaced by the pool; the lease tells of outages.
  pool.on("error", () => {});
  const db = new Kysely<ArchiveSchema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await pool.query("select 1");
  } catch (error) {
    await pool.end();
    throw unreachable(error);
  }
  try {
    await migrate(db, birth);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db,
    commit: (work) => commitOn(db, (trx) => announceTick(trx, work)),
    // PostgreSQL frees old rows by itself, and rewriting its tables would lock out whoever reads.
    compact: async () => {},
    close: () => pool.end(),
  };
}

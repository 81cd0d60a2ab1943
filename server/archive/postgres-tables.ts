import { Kysely, PostgresDialect, type PostgresPool } from "kysely";
import { Pool } from "pg";
import { commitOn } from "./commit.ts";
import { connectionConfig, guardQueries } from "./connection.ts";
import { migrate } from "./migrate.ts";
import type { Birth } from "./migration-0001.ts";
import type { ArchiveSchema } from "./schema.ts";
import type { Tables } from "./tables.ts";
import { announceTick } from "./tick-channel.ts";
import { unreachable } from "./unreachable.ts";

/** Connections, beside the one that holds the lease. */
const CONNECTIONS = 4;
/** How long a response may take, in milliseconds. */
const QUERY_TIMEOUT = 15_000;

/**
 * Opens the tables in a PostgreSQL (15 or newer), beside any number of other processes.
 *
 * @throws {ArchiveError} `archive-unreachable`, `archive-newer`, `archive-migration`
 */
export async function openPostgresTables(url: string, birth: Birth): Promise<Tables> {
  const pool = new Pool({ ...connectionConfig(url), max: CONNECTIONS });
  // The pool replaces an idle connection that breaks; the lease reports outages.
  pool.on("error", () => {});
  const db = new Kysely<ArchiveSchema>({ dialect: new PostgresDialect({ pool: guardPool(pool) }) });
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

/** The query under way rejects with the same error. */
function ignore(): void {}

/** Returns the pool without connections that hang: one whose response is overdue is closed. */
function guardPool(pool: Pool): PostgresPool {
  return {
    connect: async () => {
      const client = await pool.connect();
      // Without a listener, a connection that breaks while it is used would end the process.
      client.on("error", ignore);
      const release = (): void => {
        client.release();
        client.off("error", ignore);
      };
      return { query: guardQueries(client, { limit: QUERY_TIMEOUT }), release };
    },
    end: () => pool.end(),
  };
}

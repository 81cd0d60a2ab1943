import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { commitOn } from "./commit.ts";
import { connectionConfig } from "./connection.ts";
import { guardPool } from "./guarded-pool.ts";
import { migrate } from "./migrate.ts";
import type { Birth } from "./migration-0001.ts";
import { createOutage } from "./outage.ts";
import type { ArchiveSchema } from "./schema.ts";
import type { Tables } from "./tables.ts";
import { announceTick } from "./tick-channel.ts";
import { unreachable } from "./unreachable.ts";

/** Connections, beside the one that holds the lease. */
const CONNECTIONS = 4;
/** How long a response may take that no viewer waits for, in milliseconds. */
const QUERY_TIMEOUT = 15_000;
/** How long a response may take that a request of a viewer or of staff waits for, in milliseconds. */
const REQUEST_TIMEOUT = 4_000;
/** The server ends what a stopped or vanished process left behind, and frees its locks. */
const SETTINGS = `set statement_timeout = ${QUERY_TIMEOUT}; set idle_in_transaction_session_timeout = ${QUERY_TIMEOUT}`;

export interface PostgresTables extends Tables {
  /** The same tables, for requests of viewers and staff: it fails within a few seconds. */
  readonly requestDb: Kysely<ArchiveSchema>;
}

/**
 * Opens the tables in a PostgreSQL (15 or newer), beside any number of other processes.
 *
 * @param outage Queries fail at once while it lasts.
 * @throws {ArchiveError} `archive-unreachable`, `archive-newer`, `archive-migration`
 */
export async function openPostgresTables(
  url: string,
  birth: Birth,
  outage = createOutage(),
): Promise<PostgresTables> {
  const pool = new Pool({
    ...connectionConfig(url),
    max: CONNECTIONS,
    query_timeout: QUERY_TIMEOUT,
    // Called before a new connection is handed out.
    verify: (client, done) => {
      client.query(SETTINGS, (error) => done(error));
    },
  });
  // The pool replaces an idle connection that breaks; the lease reports outages.
  pool.on("error", () => {});
  const queries = (limit: number): Kysely<ArchiveSchema> =>
    new Kysely({ dialect: new PostgresDialect({ pool: guardPool(pool, { limit, outage }) }) });
  const db = queries(QUERY_TIMEOUT);
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
    requestDb: queries(REQUEST_TIMEOUT),
    commit: (work) => commitOn(db, (trx) => announceTick(trx, work)),
    // PostgreSQL frees old rows by itself, and rewriting its tables would lock out whoever reads.
    compact: async () => {},
    close: () => pool.end(),
  };
}

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
import { announceTick } from "./notify-channels.ts";
import { unreachable } from "./unreachable.ts";

/** Connections of a pool, beside the one that holds the lease. */
const CONNECTIONS = 4;
/** How long a response may take, in milliseconds. */
export interface QueryTimes {
  /** Of what no viewer waits for. */
  readonly query: number;
  /** Of what a request of a viewer or of staff waits for. */
  readonly request: number;
  /** Of commands, and of what changes every row at start: a large archive takes minutes. */
  readonly whole: number;
}

const TIMES: QueryTimes = { query: 15_000, request: 4_000, whole: 30 * 60_000 };

export interface PostgresTables extends Tables {
  /** The same tables, for a running server. */
  readonly serverDb: Kysely<ArchiveSchema>;
  /** The same tables, for requests of viewers and staff: it fails within a few seconds. */
  readonly requestDb: Kysely<ArchiveSchema>;
}

/**
 * Opens the tables in a PostgreSQL (15 or newer), beside any number of other processes.
 *
 * @param outage Queries of a running server fail at once while it lasts.
 * @throws {ArchiveError} `archive-unreachable`, `archive-newer`, `archive-migration`
 */
export async function openPostgresTables(
  url: string,
  birth: Birth,
  outage = createOutage(),
  times = TIMES,
): Promise<PostgresTables> {
  const pool = openPool(url, times.query);
  const wholePool = openPool(url, times.whole);
  const close = async (): Promise<void> => {
    await Promise.all([pool.end(), wholePool.end()]);
  };
  const queries = (limit: number): Kysely<ArchiveSchema> =>
    new Kysely({ dialect: new PostgresDialect({ pool: guardPool(pool, { limit, outage }) }) });
  const db = new Kysely<ArchiveSchema>({ dialect: new PostgresDialect({ pool: wholePool }) });
  try {
    await pool.query("select 1");
  } catch (error) {
    await close();
    throw unreachable(error);
  }
  try {
    await migrate(db, birth);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db,
    serverDb: queries(times.query),
    requestDb: queries(times.request),
    commit: (work) => commitOn(db, (trx) => announceTick(trx, work)),
    // PostgreSQL frees old rows by itself, and rewriting its tables would lock out whoever reads.
    compact: async () => {},
    close,
  };
}

/** @param timeout Milliseconds: the server, too, ends what a stopped or vanished process left behind. */
function openPool(url: string, timeout: number): Pool {
  const settings = `set statement_timeout = ${timeout}; set idle_in_transaction_session_timeout = ${timeout}`;
  const pool = new Pool({
    ...connectionConfig(url),
    max: CONNECTIONS,
    query_timeout: timeout,
    // Called before a new connection is handed out.
    verify: (client, done) => {
      client.query(settings, (error) => done(error));
    },
  });
  // The pool replaces an idle connection that breaks; the lease reports outages.
  pool.on("error", () => {});
  // While it is set up, a new connection has no listener: one that broke then would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

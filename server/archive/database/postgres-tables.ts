import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { commitOn } from "./commit.ts";
import { createConnectionConfig } from "./connection.ts";
import { createTimeLimitedPool } from "./time-limited-pool.ts";
import { migrate } from "./migrate.ts";
import type { InitialArchiveValues } from "./migration-0001.ts";
import { createPostgresAvailability } from "./postgres-availability.ts";
import type { ArchiveSchema } from "./schema.ts";
import type { ArchiveTables } from "./tables.ts";
import { runAndAnnounceTick } from "./notifications.ts";
import { createUnreachableError } from "./archive-error.ts";

/** Maximum number of connections of a pool, not counting the connection for the lease. */
const CONNECTIONS = 4;

/** Time limits of queries, in milliseconds. */
export interface QueryTimes {
  /** Queries that no request waits for. */
  readonly query: number;
  /** Queries that a request of a viewer or of staff waits for. */
  readonly request: number;
  /** Commands and migrations, which may take minutes on a large archive. */
  readonly whole: number;
}

const TIMES: QueryTimes = { query: 15_000, request: 4_000, whole: 30 * 60_000 };

/** Open tables in PostgreSQL. */
export interface PostgresTables extends ArchiveTables {
  /** The same tables, with the time limits of a running server. */
  readonly serverDb: Kysely<ArchiveSchema>;
  /** The same tables, with the shorter time limits of requests. */
  readonly requestDb: Kysely<ArchiveSchema>;
}

/**
 * Opens the tables in PostgreSQL (15 or newer), shared with any number of other processes. During
 * an outage, queries through `serverDb` and `requestDb` fail at once. Rejects with
 * `archive-unreachable`, `archive-newer` or `archive-migration`.
 */
export async function openPostgresTables(
  url: string,
  birth: InitialArchiveValues,
  outage = createPostgresAvailability(),
  times = TIMES,
): Promise<PostgresTables> {
  const pool = openPool(url, times.query);
  const wholePool = openPool(url, times.whole);
  const close = async (): Promise<void> => {
    await Promise.all([pool.end(), wholePool.end()]);
  };
  const queries = (limit: number): Kysely<ArchiveSchema> =>
    new Kysely({
      dialect: new PostgresDialect({ pool: createTimeLimitedPool(pool, { limit, outage }) }),
    });
  const db = new Kysely<ArchiveSchema>({ dialect: new PostgresDialect({ pool: wholePool }) });
  try {
    await pool.query("select 1").catch((error: unknown) => {
      throw createUnreachableError(error);
    });
    await migrate(db, birth);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db,
    serverDb: queries(times.query),
    requestDb: queries(times.request),
    commit: (work) => commitOn(db, (trx) => runAndAnnounceTick(trx, work)),
    // PostgreSQL reuses the space of deleted rows, and rewriting its tables would block all reads.
    compact: async () => {},
    close,
  };
}

/** Opens a pool. PostgreSQL has the same timeout, to end transactions of a stopped process. */
function openPool(url: string, timeout: number): Pool {
  const settings = `set statement_timeout = ${timeout}; set idle_in_transaction_session_timeout = ${timeout}`;
  const pool = new Pool({
    ...createConnectionConfig(url),
    max: CONNECTIONS,
    query_timeout: timeout,
    // Called before a new connection is used.
    verify: (client, done) => {
      client.query(settings, (error) => done(error));
    },
  });
  // The pool replaces a broken idle connection; the lease reports outages.
  pool.on("error", () => {});
  // Without a listener, a new connection that breaks during its setup would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

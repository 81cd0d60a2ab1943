import type { PostgresPool } from "kysely";
import { DatabaseError, type Pool, type PoolClient } from "pg";
import { createTimeLimitedQuery } from "./connection.ts";
import type { PostgresAvailability } from "./postgres-availability.ts";
import { createUnreachableError } from "./archive-error.ts";

/** SQLSTATEs of connection errors, a server that stops or starts, and overdue statements. */
const NOT_RESPONDING = /^(08|57P0[123]$|57014$)/;

/** Time limit and outage state of a pool. */
export interface TimeLimitedPoolOptions {
  /** Time limit of opening a connection and of each response, in milliseconds. */
  readonly limit: number;
  readonly outage: PostgresAvailability;
}

/**
 * Adds time limits to a pool. During an outage every query fails at once, and when one starts the
 * queries in progress fail. An overdue response closes its connection, and queries in the next
 * seconds fail at once. The error is `archive-unreachable`.
 */
export function createTimeLimitedPool(
  pool: Pick<Pool, "connect" | "end">,
  guard: TimeLimitedPoolOptions,
): PostgresPool {
  const { limit, outage } = guard;
  return {
    connect: async () => {
      const client = await takeClient(pool, guard);
      // Without a listener, a connection that breaks while in use would end the process.
      client.on("error", ignore);
      // While a query is in progress, `end` destroys the socket and rejects the query.
      const unsubscribe = outage.onStart(() => void client.end().catch(ignore));
      const release = (): void => {
        unsubscribe();
        client.release();
        client.off("error", ignore);
      };
      const { pause: onOverdue, resume: onResponse } = outage;
      const query = createTimeLimitedQuery(client, { limit, onOverdue, onResponse, convertError });
      return { query, release };
    },
    end: () => pool.end(),
  };
}

/** Ignores an error event, because the query in progress rejects with the same error. */
function ignore(): void {}

/** Takes a connection from the pool; rejects after the time limit or when an outage starts. */
function takeClient(
  pool: Pick<Pool, "connect">,
  { limit, outage }: TimeLimitedPoolOptions,
): Promise<PoolClient> {
  return new Promise((resolve, reject) => {
    const problem = outage.problem();
    if (problem !== null) {
      reject(problem);
      return;
    }
    let isOver = false;
    const stop = (): void => {
      isOver = true;
      clearTimeout(timer);
      unsubscribe();
    };
    const fail = (error: unknown): void => {
      stop();
      reject(createUnreachableError(error));
    };
    const timer = setTimeout(() => {
      outage.pause();
      fail(new Error(`no connection within ${limit} ms`));
    }, limit);
    const unsubscribe = outage.onStart(fail);
    const take = (client: PoolClient): void => {
      if (isOver) client.release();
      else {
        stop();
        resolve(client);
      }
    };
    pool.connect().then(take, fail);
  });
}

/** Returns the error itself if PostgreSQL rejected the query, otherwise `archive-unreachable`. */
function convertError(error: unknown): unknown {
  const isOfQuery = error instanceof DatabaseError && !NOT_RESPONDING.test(error.code ?? "");
  return isOfQuery ? error : createUnreachableError(error);
}

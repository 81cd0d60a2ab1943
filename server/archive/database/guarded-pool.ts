import type { PostgresPool } from "kysely";
import { DatabaseError, type Pool, type PoolClient } from "pg";
import { guardQueries } from "./connection.ts";
import type { Outage } from "./outage.ts";
import { unreachable } from "./unreachable.ts";

/** SQLSTATE: connection exceptions, a server that shuts down or starts, a statement over its limit. */
const NOT_RESPONDING = /^(08|57P0[123]$|57014$)/;

export interface PoolGuard {
  /** How long a connection and each response may take, in milliseconds. */
  readonly limit: number;
  readonly outage: Outage;
}

/**
 * Returns the pool with time limits: while an outage lasts every query fails at once, and when it
 * starts the ones under way fail. A connection whose response is overdue is closed, and queries of
 * the next seconds fail at once.
 *
 * Connections and queries reject with `archive-unreachable` if PostgreSQL does not respond.
 */
export function guardPool(pool: Pick<Pool, "connect" | "end">, guard: PoolGuard): PostgresPool {
  const { limit, outage } = guard;
  return {
    connect: async () => {
      const client = await takeClient(pool, guard);
      // Without a listener, a connection that breaks while it is used would end the process.
      client.on("error", ignore);
      // While a query is under way, `end` destroys the socket and rejects the query.
      const unsubscribe = outage.onStart(() => void client.end().catch(ignore));
      const release = (): void => {
        unsubscribe();
        client.release();
        client.off("error", ignore);
      };
      const { pause: onOverdue, resume: onResponse } = outage;
      const query = guardQueries(client, { limit, onOverdue, onResponse, convertError });
      return { query, release };
    },
    end: () => pool.end(),
  };
}

/** The query under way rejects with the same error. */
function ignore(): void {}

/** Takes a connection of the pool, within the limit and before the next outage starts. */
function takeClient(
  pool: Pick<Pool, "connect">,
  { limit, outage }: PoolGuard,
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
      reject(unreachable(error));
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

/** Returns `archive-unreachable` unless PostgreSQL has responded with an error of the query. */
function convertError(error: unknown): unknown {
  const isOfQuery = error instanceof DatabaseError && !NOT_RESPONDING.test(error.code ?? "");
  return isOfQuery ? error : unreachable(error);
}

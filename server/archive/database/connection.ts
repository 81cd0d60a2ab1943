import { types as parsers, type ClientBase, type ClientConfig, type CustomTypesConfig } from "pg";
import {
  Kysely,
  PostgresDialect,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from "kysely";
import type { ArchiveSchema } from "./schema.ts";

/** PostgreSQL's type number of `bigint`. Ours are instants and counters, all below 2^53. */
const BIGINT = 20;
/** How long opening a connection may take, in milliseconds. */
const CONNECT_TIMEOUT = 5_000;

const types: CustomTypesConfig = {
  getTypeParser: (type: number, format?: "text" | "binary") =>
    type === BIGINT ? Number : parsers.getTypeParser(type, format),
};

/** Options that every connection of ours to PostgreSQL is opened with. */
export function connectionConfig(url: string): ClientConfig {
  return {
    connectionString: url,
    types,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    application_name: "matchdesk",
  };
}

/** A connection that can be closed. */
type Closable = Pick<ClientBase, "query"> & { readonly end: () => Promise<void> };

export interface QueryGuard {
  /** How long a response may take, in milliseconds. */
  readonly limit: number;
  /** Called with every response: `sentAt` is when its query was sent, by `monotonic`. */
  readonly onResponse?: (sentAt: number) => void;
  readonly monotonic?: () => number;
  /** Called when a response is overdue. */
  readonly onOverdue?: () => void;
  /** Returns the error that a query rejects with; by default the driver's own. */
  readonly convertError?: (error: unknown) => unknown;
}

/**
 * Returns the query function of a connection. A response that is overdue closes the connection: a
 * database that hangs, or a proxy that keeps the connection alive while it does, must not block what
 * is queued behind it.
 */
export function guardQueries(client: Closable, guard: QueryGuard): PostgresPoolClient["query"] {
  const { limit, onResponse = () => {}, monotonic = () => performance.now() } = guard;
  const { onOverdue = () => {}, convertError = (error) => error } = guard;
  const send: PostgresPoolClient["query"] = client.query.bind(client);

  const run = async <R>(
    text: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<R>> => {
    const sentAt = monotonic();
    // While a query is under way, `end` destroys the socket and rejects the query.
    const timer = setTimeout(() => {
      onOverdue();
      void client.end().catch(() => {});
    }, limit);
    try {
      const result = await send<R>(text, parameters);
      onResponse(sentAt);
      return result;
    } catch (error) {
      throw convertError(error);
    } finally {
      clearTimeout(timer);
    }
  };

  function query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(
    text: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    return typeof text === "string" ? run<R>(text, parameters) : send(text);
  }
  return query;
}

/** Queries over one connection, one user of it at a time. It is never replaced when it breaks. */
export function createSingleConnection(client: Closable, guard: QueryGuard): Kysely<ArchiveSchema> {
  const waiting: (() => void)[] = [];
  let taken = false;
  const connection: PostgresPoolClient = {
    query: guardQueries(client, guard),
    release: () => {
      const next = waiting.shift();
      if (next === undefined) taken = false;
      else next();
    },
  };
  const pool: PostgresPool = {
    connect: async () => {
      if (taken) await new Promise<void>((resolve) => waiting.push(resolve));
      taken = true;
      return connection;
    },
    end: () => client.end(),
  };
  return new Kysely<ArchiveSchema>({ dialect: new PostgresDialect({ pool }) });
}

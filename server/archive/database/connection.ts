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

/** PostgreSQL's type number of `bigint`. The archive's values are times and counters below 2^53. */
const BIGINT = 20;
/** Time limit for opening a connection, in milliseconds. */
const CONNECT_TIMEOUT = 5_000;

const types: CustomTypesConfig = {
  getTypeParser: (type: number, format?: "text" | "binary") =>
    type === BIGINT ? Number : parsers.getTypeParser(type, format),
};

/** Returns the options of every connection to PostgreSQL. */
export function createConnectionConfig(url: string): ClientConfig {
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

export interface TimeLimitedQueryOptions {
  /** Time limit of a response, in milliseconds. */
  readonly limit: number;
  /** Called after each response with the monotonic time at which its query was sent. */
  readonly onResponse?: (sentAt: number) => void;
  readonly monotonic?: () => number;
  /** Called when a response is overdue. */
  readonly onOverdue?: () => void;
  /** Returns the error that a query rejects with; by default the driver's own. */
  readonly convertError?: (error: unknown) => unknown;
}

/**
 * Creates the query function of a connection. An overdue response closes the connection, because a
 * database that hangs must not block the queries queued after it, even if a proxy keeps the
 * connection alive.
 */
export function createTimeLimitedQuery(
  client: Closable,
  guard: TimeLimitedQueryOptions,
): PostgresPoolClient["query"] {
  const { limit, onResponse = () => {}, monotonic = () => performance.now() } = guard;
  const { onOverdue = () => {}, convertError = (error) => error } = guard;
  const send: PostgresPoolClient["query"] = client.query.bind(client);

  const run = async <R>(
    text: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<R>> => {
    const sentAt = monotonic();
    // While a query is in progress, `end` destroys the socket and rejects the query.
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

/** Creates queries over one connection, for one caller at a time, which is not reopened. */
export function createSingleConnection(
  client: Closable,
  guard: TimeLimitedQueryOptions,
): Kysely<ArchiveSchema> {
  const waiting: (() => void)[] = [];
  let isInUse = false;
  const connection: PostgresPoolClient = {
    query: createTimeLimitedQuery(client, guard),
    release: () => {
      const next = waiting.shift();
      if (next === undefined) isInUse = false;
      else next();
    },
  };
  const pool: PostgresPool = {
    connect: async () => {
      if (isInUse) await new Promise<void>((resolve) => waiting.push(resolve));
      isInUse = true;
      return connection;
    },
    end: () => client.end(),
  };
  return new Kysely<ArchiveSchema>({ dialect: new PostgresDialect({ pool }) });
}

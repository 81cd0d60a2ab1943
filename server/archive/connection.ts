import { types as parsers, type Client, type ClientConfig, type CustomTypesConfig } from "pg";
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import type { ArchiveSchema } from "./schema.ts";

/** PostgreSQL's type number of `bigint`. Ours are instants and counters, all below 2^53. */
const BIGINT = 20;
/** How long opening a connection may take, in milliseconds. */
const CONNECT_TIMEOUT = 5_000;
/** How long an answer may take, in milliseconds: a server that hangs must not hang us. */
const QUERY_TIMEOUT = 15_000;

const types: CustomTypesConfig = {
  getTypeParser: (type: number, format?: "text" | "binary") =>
    type === BIGINT ? Number : parsers.getTypeParser(type, format),
};

/** What every connection of ours to PostgreSQL is opened with. */
export function connectionConfig(url: string): ClientConfig {
  return {
    connectionString: url,
    types,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: QUERY_TIMEOUT,
    application_name: "matchdesk",
  };
}

/** Queries over one connection, one user of it at a time. It is never replaced when it breaks. */
export function createSingleConnection(client: Client): Kysely<ArchiveSchema> {
  const waiting: (() => void)[] = [];
  let taken = false;
  const connection: PostgresPoolClient = {
    query: client.query.bind(client),
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

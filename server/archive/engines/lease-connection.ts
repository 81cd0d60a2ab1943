import { Socket } from "node:net";
import { Client } from "pg";
import type { Kysely } from "kysely";
import {
  createConnectionConfig,
  createSingleConnection,
} from "#server/archive/database/connection.ts";
import type { ArchiveSchema } from "#server/archive/database/schema.ts";
import { CHANNEL } from "#server/archive/database/notifications.ts";

/** Limits of the connection that renews the lease and commits ticks, in milliseconds. */
export interface LeaseConnectionLimits {
  /** Time limit of one statement. */
  readonly statement: number;
  /** Time after which the server ends a transaction, and frees its locks, if its client is idle. */
  readonly idle: number;
}

/** The connection through which a process takes the lease, commits and receives notifications. */
export interface LeaseConnection {
  readonly db: Kysely<ArchiveSchema>;
  /** Destroys the socket without waiting for the server; queries in progress reject. */
  readonly destroy: () => void;
}

/** Events of a session. */
export interface LeaseConnectionListener {
  /** Called with each notification of another session: see `notifications.ts`. */
  readonly notified: (notification: string) => void;
  /** Called when the connection has ended. */
  readonly lost: () => void;
  /** Called after each response with the monotonic time at which its query was sent. */
  readonly responded: (sentAt: number) => void;
}

/**
 * Opens a session and subscribes to the notifications; `signal` ends the attempt. Rejects with the
 * driver's error if PostgreSQL does not respond in time or rejects the connection.
 */
export async function openLeaseConnection(
  url: string,
  { statement, idle }: LeaseConnectionLimits,
  { monotonic, signal }: { readonly monotonic: () => number; readonly signal: AbortSignal },
  listener: LeaseConnectionListener,
): Promise<LeaseConnection> {
  const socket = new Socket();
  const client = new Client({ ...createConnectionConfig(url), stream: () => socket });
  client.on("error", listener.lost).on("end", listener.lost);
  const destroy = (): void => {
    client.removeAllListeners("notification");
    socket.destroy();
  };
  // The server ends a statement over its limit; this longer limit is for a server that hangs.
  const limit = 2 * statement;
  const { responded: onResponse } = listener;
  const db = createSingleConnection(client, { limit, monotonic, onResponse });
  const overdue = setTimeout(destroy, limit);
  signal.addEventListener("abort", destroy);
  try {
    await client.connect();
    await client.query(settings(statement, idle));
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    client.on("notification", ({ processId, payload = "" }) => {
      if (processId !== rows[0]?.pid) listener.notified(payload);
    });
    await client.query(`listen ${CHANNEL}`);
    return { db, destroy };
  } catch (error) {
    destroy();
    throw error;
  } finally {
    clearTimeout(overdue);
    signal.removeEventListener("abort", destroy);
  }
}

/** Returns the settings by which the server ends transactions of a stopped or lost process. */
function settings(statement: number, idle: number): string {
  return `
    set statement_timeout = ${statement}; set idle_in_transaction_session_timeout = ${idle};
    set tcp_keepalives_idle = 4; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 2;
    set tcp_user_timeout = 8000`;
}

import { Socket } from "node:net";
import { Client } from "pg";
import type { Kysely } from "kysely";
import { connectionConfig, createSingleConnection } from "#server/archive/database/connection.ts";
import type { ArchiveSchema } from "#server/archive/database/schema.ts";
import {
  CHANNEL,
  DESK_CHANNEL,
  LEASE_CHANNEL,
  WATCH_CHANNEL,
} from "#server/archive/database/notify-channels.ts";

/** Limits of the connection that renews the lease and commits ticks, in milliseconds. */
export interface SessionLimits {
  /** How long one statement may take. */
  readonly statement: number;
  /** How long the server keeps a transaction, and its locks, whose client is silent. */
  readonly idle: number;
}

/** The one connection through which a process leads, commits and is notified. */
export interface LeaseSession {
  readonly db: Kysely<ArchiveSchema>;
  /** Destroys the socket: what is under way rejects. Does not wait for the server. */
  readonly destroy: () => void;
}

/** What the session reports. */
export interface SessionListener {
  /** A notification of another process, or of this one's pool. */
  readonly notified: (channel: string, payload: string) => void;
  /** The connection ended. */
  readonly lost: () => void;
  /** A query that was sent at `sentAt` (monotonic) has got its response. */
  readonly responded: (sentAt: number) => void;
}

/**
 * Opens the session.
 *
 * @throws the driver's error if PostgreSQL does not respond in time or refuses
 */
export async function openLeaseSession(
  url: string,
  { statement, idle }: SessionLimits,
  { monotonic, signal }: { readonly monotonic: () => number; readonly signal: AbortSignal },
  listener: SessionListener,
): Promise<LeaseSession> {
  const socket = new Socket();
  const client = new Client({ ...connectionConfig(url), stream: () => socket });
  client.on("error", listener.lost).on("end", listener.lost);
  const destroy = (): void => {
    client.removeAllListeners("notification");
    socket.destroy();
  };
  // The server answers a statement that takes too long; the second covers a server that hangs.
  const limit = 2 * statement;
  const { responded: onResponse } = listener;
  const db = createSingleConnection(client, { limit, monotonic, onResponse });
  const overdue = setTimeout(destroy, limit);
  signal.addEventListener("abort", destroy);
  try {
    await client.connect();
    await client.query(settings(statement, idle));
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    client.on("notification", ({ channel, processId, payload = "" }) => {
      const isOwnTick = channel === CHANNEL && processId === rows[0]?.pid;
      if (!isOwnTick) listener.notified(channel, payload);
    });
    const channels = [CHANNEL, DESK_CHANNEL, WATCH_CHANNEL, LEASE_CHANNEL];
    await client.query(channels.map((channel) => `listen ${channel}`).join("; "));
    return { db, destroy };
  } catch (error) {
    destroy();
    throw error;
  } finally {
    clearTimeout(overdue);
    signal.removeEventListener("abort", destroy);
  }
}

/** The server ends what a stopped or vanished process left behind, and frees its locks. */
function settings(statement: number, idle: number): string {
  return `
    set statement_timeout = ${statement}; set idle_in_transaction_session_timeout = ${idle};
    set tcp_keepalives_idle = 4; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 2;
    set tcp_user_timeout = 8000`;
}

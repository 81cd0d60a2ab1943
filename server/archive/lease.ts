import type { Kysely } from "kysely";
import { Client } from "pg";
import { ArchiveError } from "./archive-error.ts";
import { commitOn, type Commit } from "./commit.ts";
import { connectionConfig, createSingleConnection } from "./connection.ts";
import type { ArchiveListener } from "./repository.ts";
import type { ArchiveSchema } from "./schema.ts";
import { announceTick, CHANNEL, DESK_CHANNEL, WATCH_CHANNEL } from "./tick-channel.ts";
import { unreachable } from "./unreachable.ts";

/** First and second part of the advisory lock's number: "MD", and which of our locks. */
export const LEASE_LOCK = [0x4d44, 1] as const;
/**
 * When the server gives up on a machine that vanished without a word: after 4 s of silence it asks
 * three times, 2 s apart. With a follower's own beat a new leader is there within 15 s.
 */
const SESSION = `
  set tcp_keepalives_idle = 4; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3;
  set tcp_user_timeout = 10000; set idle_in_transaction_session_timeout = 10000`;
/** How often a follower asks for the lease, and a leader whether it still stands, in milliseconds. */
export const BEAT = 3_000;

export interface Lease {
  /**
   * Commits on the very connection that holds the lease: who loses the one cannot do the other.
   * Rejects with `archive-not-leading`, or `archive-unreachable` where the connection was lost on the
   * way: then only the archive knows whether the tick was kept.
   */
  readonly commit: Commit;
  readonly close: () => Promise<void>;
}

/** A connection while it stands. */
interface Session {
  readonly client: Client;
  readonly db: Kysely<ArchiveSchema>;
  leading: boolean;
  /** Transactions that run or wait: the beat keeps out of them. */
  commits: number;
}

/**
 * Takes part in the election of the one process that polls and writes, among all on one PostgreSQL.
 * The lease is an advisory lock of a connection: it is freed when that connection ends, however it
 * ends. Tells `listener` when this process begins or ceases to lead, and of ticks that are committed.
 */
export function createLease(url: string, listener: ArchiveListener, beat = BEAT): Lease {
  let session: Session | null = null;
  let closed = false;
  let failing = false;
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<void>;

  const drop = async (lost: Session): Promise<void> => {
    if (session !== lost) return;
    session = null;
    lost.client.removeAllListeners("notification");
    if (lost.leading) listener.led(false);
    return lost.client.end();
  };

  const open = async (): Promise<Session> => {
    const client = new Client(connectionConfig(url));
    const opened = { client, db: createSingleConnection(client), leading: false, commits: 0 };
    const lose = () => void drop(opened);
    client.on("error", lose).on("end", lose);
    try {
      await client.connect();
      await client.query(SESSION);
      const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
      client.on("notification", ({ channel, processId, payload }) => {
        if (channel === DESK_CHANNEL) listener.deskChanged();
        else if (channel === WATCH_CHANNEL) listener.watched();
        else if (processId !== rows[0]?.pid) listener.ticked(Number(payload));
      });
      await client.query(`listen ${CHANNEL}; listen ${DESK_CHANNEL}; listen ${WATCH_CHANNEL}`);
      // Also what was written down while nobody here listened.
      listener.deskChanged();
    } catch (error) {
      await client.end();
      throw error;
    }
    session = opened;
    return opened;
  };

  const step = async (): Promise<void> => {
    const current = session ?? (await open());
    if (current.commits > 0) return;
    if (current.leading) {
      await current.client.query("select 1");
      return;
    }
    const { rows } = await current.client.query<{ got: boolean; tick: number }>(
      "select pg_try_advisory_lock($1, $2) as got, tick from state",
      [...LEASE_LOCK],
    );
    const [answer] = rows;
    if (answer === undefined || session !== current) return;
    // Also says what was committed while nobody here listened.
    listener.ticked(answer.tick);
    current.leading = answer.got;
    if (answer.got) listener.led(true);
  };

  const run = async (): Promise<void> => {
    try {
      await step();
      if (failing) listener.storeProblem(null);
      failing = false;
    } catch (error) {
      if (!failing) listener.storeProblem(unreachable(error));
      failing = true;
      if (session !== null) await drop(session);
    }
    if (closed) return;
    timer = setTimeout(() => {
      beating = run();
    }, beat);
  };
  beating = run();

  return {
    commit: async (work) => {
      const leader = session;
      if (leader === null || !leader.leading) throw notLeading();
      leader.commits += 1;
      try {
        return await commitOn(leader.db, (trx) => announceTick(trx, work));
      } catch (error) {
        throw session === leader ? error : unreachable(error);
      } finally {
        leader.commits -= 1;
      }
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await beating;
      if (session !== null) await drop(session);
    },
  };
}

function notLeading(): ArchiveError {
  return new ArchiveError(
    "archive-not-leading",
    "This process does not hold the poller lease, so it writes nothing. Another one leads, or the connection to PostgreSQL was lost and is being opened anew.",
  );
}

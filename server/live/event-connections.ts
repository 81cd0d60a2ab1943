import { createRetryFrame, type EventFrame } from "./event-frame.ts";

/** The part of a raw Node response that the hub writes to. */
export interface EventSink {
  readonly writableLength: number;
  write(bytes: Buffer): unknown;
  end(bytes: Buffer): unknown;
  destroy(): unknown;
}

/** Limits, clock and randomness of an event hub. */
export interface EventHubDeps {
  /** Maximum number of streams in total, and from one address. */
  readonly limits: { readonly total: number; readonly perAddress: number };
  /** Returns the monotonic time in milliseconds. */
  readonly now: () => number;
  /** Returns a random number in [0, 1). */
  readonly random: () => number;
}

/** Why this server ended a stream. */
export type DropReason = "too-slow" | "too-old";

/** Unsent bytes at which a stream is ended, because they need memory and are outdated. */
const QUEUE_LIMIT = 64 * 1024;
/** Milliseconds between two heartbeats. */
export const HEARTBEAT_INTERVAL_MS = 20_000;
/** Range of a stream's lifetime in milliseconds. */
const MIN_LIFE = 9 * 60_000;
const MAX_LIFE = 11 * 60_000;
/** Range of the retry time in milliseconds, so that subscribers do not reconnect at once. */
const MIN_RETRY = 1_000;
const MAX_RETRY = 6_000;

/** An open stream. */
export interface Connection {
  sink: EventSink;
  readonly address: string;
  /** Monotonic time in milliseconds at which the stream is ended. */
  readonly endsAt: number;
  /** Frames published before the stream began; `null` after it began. */
  waiting: EventFrame[] | null;
  /** Number of the newest change that the subscriber has. */
  position: number;
}

/** Creates an empty set of connections. */
export function createEventConnections({ limits, now, random }: EventHubDeps) {
  const all = new Set<Connection>();
  const byAddress = new Map<string, number>();
  const dropped = { "too-slow": 0, "too-old": 0 };

  const remove = (connection: Connection): void => {
    if (!all.delete(connection)) return;
    const left = (byAddress.get(connection.address) ?? 0) - 1;
    if (left > 0) byAddress.set(connection.address, left);
    else byAddress.delete(connection.address);
  };

  /** Writes to a stream; ends it if too many bytes are unsent. */
  const write = (connection: Connection, bytes: Buffer): void => {
    const { sink } = connection;
    if (sink.writableLength + bytes.length <= QUEUE_LIMIT) {
      sink.write(bytes);
      return;
    }
    dropped["too-slow"] += 1;
    remove(connection);
    sink.destroy();
  };

  const retry = (): Buffer => createRetryFrame(MIN_RETRY + random() * (MAX_RETRY - MIN_RETRY));

  const end = (connection: Connection): void => {
    remove(connection);
    connection.sink.end(retry());
  };

  return {
    all,
    remove,
    write,
    end,
    writeRetry: (connection: Connection) => write(connection, retry()),
    /** Adds a stream, or returns the limit that is reached. */
    add(sink: EventSink, address: string): Connection | "full" | "address-full" {
      if (all.size >= limits.total) return "full";
      const count = byAddress.get(address) ?? 0;
      if (count >= limits.perAddress) return "address-full";
      const endsAt = now() + MIN_LIFE + random() * (MAX_LIFE - MIN_LIFE);
      const connection: Connection = { sink, address, endsAt, waiting: [], position: 0 };
      all.add(connection);
      byAddress.set(address, count + 1);
      return connection;
    },
    /** Ends every stream whose lifetime is over. */
    endOld() {
      const at = now();
      for (const connection of all) {
        if (connection.endsAt > at) continue;
        dropped["too-old"] += 1;
        end(connection);
      }
    },
    /** Returns the number of streams ended so far, by reason. */
    dropped: (): Readonly<Record<DropReason, number>> => ({ ...dropped }),
  };
}

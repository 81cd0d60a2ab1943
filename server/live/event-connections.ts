import { retryFrame, type EventFrame } from "./event-frame.ts";

/** The part of a raw Node response that the hub writes to. */
export interface EventSink {
  readonly writableLength: number;
  write(bytes: Buffer): unknown;
  end(bytes?: Buffer): unknown;
  destroy(): unknown;
}

export interface EventHubDeps {
  /** Readers in all, and from one address. */
  readonly limits: { readonly total: number; readonly perAddress: number };
  /** Monotonic, in milliseconds. */
  readonly now: () => number;
  /** In [0, 1). */
  readonly random: () => number;
}

/** Why a stream was ended by us. */
export type DropReason = "too-slow" | "too-old";

/** Unsent bytes at which a reader is given up: they cost memory, and what it would read is old. */
const QUEUE_LIMIT = 64 * 1024;
/** How long a stream lives at least and at most, in milliseconds. */
const SHORTEST_LIFE = 9 * 60_000;
const LONGEST_LIFE = 11 * 60_000;
/** How long a reader waits before it comes back, in milliseconds: spread, so that not all do at once. */
const SHORTEST_WAIT = 1_000;
const LONGEST_WAIT = 6_000;

/** A stream that was let in. */
export interface Connection {
  readonly sink: EventSink;
  readonly address: string;
  readonly endsAt: number;
  /** What was published before it began; null once it has. */
  waiting: EventFrame[] | null;
  /** Number of the newest change that its reader knows. */
  position: number;
}

/** Every stream that was let in and has not ended. */
export interface EventConnections {
  readonly all: ReadonlySet<Connection>;
  /** Lets a stream in, or returns which limit is reached. */
  readonly add: (sink: EventSink, address: string) => Connection | "full" | "address-full";
  readonly remove: (connection: Connection) => void;
  /** Writes to a stream; ends it if its reader is too slow. */
  readonly write: (connection: Connection, bytes: Buffer) => void;
  /** Tells the reader when to come back. */
  readonly writeRetry: (connection: Connection) => void;
  /** Ends a stream and tells its reader when to come back. */
  readonly end: (connection: Connection) => void;
  /** Ends every stream that has lived long enough. */
  readonly endOld: () => void;
  readonly dropped: () => Readonly<Record<DropReason, number>>;
}

/** Creates the connections of a hub that let nobody in yet. */
export function createEventConnections({ limits, now, random }: EventHubDeps): EventConnections {
  const all = new Set<Connection>();
  const byAddress = new Map<string, number>();
  const dropped = { "too-slow": 0, "too-old": 0 };

  const remove = (connection: Connection): void => {
    if (!all.delete(connection)) return;
    const left = (byAddress.get(connection.address) ?? 0) - 1;
    if (left > 0) byAddress.set(connection.address, left);
    else byAddress.delete(connection.address);
  };

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

  const retry = (): Buffer => retryFrame(SHORTEST_WAIT + random() * (LONGEST_WAIT - SHORTEST_WAIT));

  const end = (connection: Connection): void => {
    remove(connection);
    connection.sink.end(retry());
  };

  return {
    all,
    remove,
    write,
    end,
    writeRetry: (connection) => write(connection, retry()),
    add(sink, address) {
      if (all.size >= limits.total) return "full";
      const known = byAddress.get(address) ?? 0;
      if (known >= limits.perAddress) return "address-full";
      const endsAt = now() + SHORTEST_LIFE + random() * (LONGEST_LIFE - SHORTEST_LIFE);
      const connection: Connection = { sink, address, endsAt, waiting: [], position: 0 };
      all.add(connection);
      byAddress.set(address, known + 1);
      return connection;
    },
    endOld() {
      const at = now();
      for (const connection of all) {
        if (connection.endsAt > at) continue;
        dropped["too-old"] += 1;
        end(connection);
      }
    },
    dropped: () => ({ ...dropped }),
  };
}

import { HEARTBEAT, orReset, retryFrame, type EventFrame } from "./event-frame.ts";

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

/** A reader with a place. */
export interface Reader {
  /**
   * Writes what it missed, then whatever was published since it was let in and is newer than that,
   * and everything from now on. Its response's headers must be written.
   */
  begin(missed: readonly EventFrame[]): void;
  /** Gives the place back. */
  leave(): void;
}

/** Hands every published frame to every reader, and never waits for one. */
export interface EventHub {
  /** Gives a reader a place until it leaves or is dropped, or says which limit is reached. */
  open(sink: EventSink, address: string): Reader | "full" | "address-full";
  /** Frames in the order of their numbers. */
  publish(frames: readonly EventFrame[]): void;
  /** Due every `BEAT`: keeps connections alive and ends those that have lived long enough. */
  beat(): void;
  /** Ends every stream and tells its reader when to come back. */
  close(): void;
  size(): number;
  /** How many streams were ended so far. */
  dropped(): Readonly<Record<DropReason, number>>;
}

/** How often `beat` is due, in milliseconds. */
export const BEAT = 20_000;
/** Unsent bytes at which a reader is given up: they cost memory, and what it would read is old. */
const QUEUE_LIMIT = 64 * 1024;
/** How long a stream lives at least and at most, in milliseconds. */
const SHORTEST_LIFE = 9 * 60_000;
const LONGEST_LIFE = 11 * 60_000;
/** How long a reader waits before it comes back, in milliseconds: spread, so that not all do at once. */
const SHORTEST_WAIT = 1_000;
const LONGEST_WAIT = 6_000;

interface Connection {
  readonly sink: EventSink;
  readonly address: string;
  readonly endsAt: number;
  /** What was published before it began; null once it has. */
  waiting: EventFrame[] | null;
}

/** A hub without readers. */
export function createEventHub({ limits, now, random }: EventHubDeps): EventHub {
  const connections = new Set<Connection>();
  const byAddress = new Map<string, number>();
  const dropped = { "too-slow": 0, "too-old": 0 };

  const remove = (connection: Connection): void => {
    if (!connections.delete(connection)) return;
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

  const farewell = (connection: Connection): void => {
    remove(connection);
    connection.sink.end(retry());
  };

  const begin = (connection: Connection, missed: readonly EventFrame[]): void => {
    if (!connections.has(connection)) return;
    const newest = missed.at(-1)?.id ?? 0;
    const later = (connection.waiting ?? []).filter(({ id }) => id > newest);
    connection.waiting = null;
    const frames = orReset([...missed, ...later]);
    write(connection, Buffer.concat([retry(), ...frames.map(({ bytes }) => bytes)]));
  };

  return {
    open(sink, address) {
      if (connections.size >= limits.total) return "full";
      const known = byAddress.get(address) ?? 0;
      if (known >= limits.perAddress) return "address-full";
      const endsAt = now() + SHORTEST_LIFE + random() * (LONGEST_LIFE - SHORTEST_LIFE);
      const connection: Connection = { sink, address, endsAt, waiting: [] };
      connections.add(connection);
      byAddress.set(address, known + 1);
      return {
        begin: (missed) => begin(connection, missed),
        leave: () => remove(connection),
      };
    },

    publish(frames) {
      if (frames.length === 0) return;
      const told = orReset(frames);
      const bytes = Buffer.concat(told.map((frame) => frame.bytes));
      for (const connection of connections) {
        if (connection.waiting === null) write(connection, bytes);
        else connection.waiting.push(...told);
      }
    },

    beat() {
      const at = now();
      for (const connection of connections) {
        if (connection.endsAt <= at) {
          dropped["too-old"] += 1;
          farewell(connection);
        } else if (connection.waiting === null) {
          write(connection, HEARTBEAT);
        }
      }
    },

    close() {
      for (const connection of connections) farewell(connection);
    },

    size: () => connections.size,
    dropped: () => ({ ...dropped }),
  };
}

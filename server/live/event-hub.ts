import { createEventReplay, type EventReplay } from "./event-replay.ts";
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
   * and everything from now on: numbers only grow. Its response's headers must be written.
   *
   * @param position Number of the newest change that it knows.
   */
  begin(missed: readonly EventFrame[], position?: number): void;
  /** Ends the stream and tells the reader when to come back. */
  end(): void;
  /** Gives the place back. */
  leave(): void;
}

/** Hands every published frame to every reader, and never waits for one. */
export interface EventHub {
  /** Gives a reader a place until it leaves or is dropped, or says which limit is reached. */
  open(sink: EventSink, address: string): Reader | "full" | "address-full";
  /**
   * Frames in the order of their numbers.
   *
   * @param position Number of the newest change, of which there may be no frame; absent for events
   *   that are no changes.
   */
  publish(frames: readonly EventFrame[], position?: number): void;
  /** What was published here. */
  readonly replay: EventReplay;
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
  /** Number of the newest change that its reader knows. */
  position: number;
}

/** A hub without readers. */
export function createEventHub({ limits, now, random }: EventHubDeps): EventHub {
  const connections = new Set<Connection>();
  const byAddress = new Map<string, number>();
  const dropped = { "too-slow": 0, "too-old": 0 };
  const replay = createEventReplay();
  /** Of frames that many readers get: one buffer for all of them. */
  const buffers = new WeakMap<readonly EventFrame[], Buffer>();
  const bufferOf = (frames: readonly EventFrame[]): Buffer => {
    const known = buffers.get(frames);
    if (known !== undefined) return known;
    const bytes = Buffer.concat(frames.map((frame) => frame.bytes));
    buffers.set(frames, bytes);
    return bytes;
  };

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

  /** Those that the reader does not know yet. An event that is no change has no number. */
  const newTo = (connection: Connection, frames: readonly EventFrame[]): readonly EventFrame[] =>
    frames.every(({ id }) => id === 0 || id > connection.position)
      ? frames
      : frames.filter(({ id }) => id === 0 || id > connection.position);

  const send = (connection: Connection, frames: readonly EventFrame[]): void => {
    if (frames.length === 0) return;
    for (const { id } of frames) connection.position = Math.max(connection.position, id);
    write(connection, bufferOf(frames));
  };

  const begin = (connection: Connection, missed: readonly EventFrame[], position: number): void => {
    if (!connections.has(connection)) return;
    connection.position = Math.max(position, missed.at(-1)?.id ?? 0);
    const later = newTo(connection, connection.waiting ?? []);
    connection.waiting = null;
    write(connection, retry());
    if (connections.has(connection)) {
      send(connection, later.length === 0 ? missed : orReset([...missed, ...later]));
    }
  };

  return {
    open(sink, address) {
      if (connections.size >= limits.total) return "full";
      const known = byAddress.get(address) ?? 0;
      if (known >= limits.perAddress) return "address-full";
      const endsAt = now() + SHORTEST_LIFE + random() * (LONGEST_LIFE - SHORTEST_LIFE);
      const connection: Connection = { sink, address, endsAt, waiting: [], position: 0 };
      connections.add(connection);
      byAddress.set(address, known + 1);
      return {
        begin: (missed, position = 0) => begin(connection, missed, position),
        end: () => farewell(connection),
        leave: () => remove(connection),
      };
    },

    replay,

    publish(frames, position) {
      if (position !== undefined) replay.add(frames, position);
      if (frames.length === 0) return;
      const told = orReset(frames);
      for (const connection of connections) {
        if (connection.waiting === null) send(connection, newTo(connection, told));
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

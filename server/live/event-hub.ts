import {
  type Connection,
  createEventConnections,
  type EventHubDeps,
  type EventSink,
} from "./event-connections.ts";
import { HEARTBEAT, resetIfTooLarge, type EventFrame } from "./event-frame.ts";

/** Maximum number of stored frames. */
const CAPACITY = 500;

/** An open event stream. */
export interface Subscriber {
  /**
   * Writes the frames missed after change number `position`, then the newer frames published since
   * the stream was opened, then all future frames, from now on to `replacement` if given. Numbers
   * only increase. The response's headers must already be written.
   */
  readonly begin: (
    missed: readonly EventFrame[],
    position?: number,
    replacement?: EventSink,
  ) => void;
  /** Ends the stream with a retry time. */
  readonly end: () => void;
  /** Removes the stream from the hub. */
  readonly leave: () => void;
}

/** Broadcasts frames to all subscribers without waiting for slow ones. */
export type EventHub = ReturnType<typeof createEventHub>;

/** Creates a hub without subscribers. */
export function createEventHub(deps: EventHubDeps) {
  const connections = createEventConnections(deps);
  const { all } = connections;
  /** The frames published by this process. */
  const replay = createEventReplay();
  const bufferOf = createBuffers();
  let isClosed = false;

  const send = (connection: Connection, frames: readonly EventFrame[]): void => {
    if (frames.length === 0) return;
    for (const { id } of frames) connection.position = Math.max(connection.position, id);
    connections.write(connection, bufferOf(frames));
  };

  const begin = (connection: Connection, missed: readonly EventFrame[], position: number): void => {
    if (!all.has(connection)) return;
    connection.position = Math.max(position, missed.at(-1)?.id ?? 0);
    const later = newTo(connection, connection.waiting ?? []);
    connection.waiting = null;
    connections.writeRetry(connection);
    if (all.has(connection)) {
      send(connection, later.length === 0 ? missed : resetIfTooLarge([...missed, ...later]));
    }
  };

  return {
    /** Opens a stream until it leaves or is dropped, or returns the limit that is reached. */
    open(sink: EventSink, address: string): Subscriber | "full" | "address-full" {
      if (isClosed) return "full";
      const connection = connections.add(sink, address);
      if (typeof connection === "string") return connection;
      return {
        begin: (missed, position = 0, replacement = connection.sink) => {
          connection.sink = replacement;
          begin(connection, missed, position);
        },
        end: () => connections.end(connection),
        leave: () => connections.remove(connection),
      };
    },

    replay,

    /**
     * Publishes frames in the order of their numbers. `position` is the number of the newest
     * change, which may have no frame; omitted for events that are not changes.
     */
    publish(frames: readonly EventFrame[], position?: number) {
      if (position !== undefined) replay.add(frames, position);
      if (frames.length === 0) return;
      const sendable = resetIfTooLarge(frames);
      for (const connection of all) {
        if (connection.waiting === null) send(connection, newTo(connection, sendable));
        else connection.waiting.push(...sendable);
      }
    },

    /** To be called every `HEARTBEAT_INTERVAL_MS`: writes a heartbeat to all streams, and ends those whose lifetime is over. */
    beat() {
      connections.endOld();
      for (const connection of all) {
        if (connection.waiting === null) connections.write(connection, HEARTBEAT);
      }
    },

    /** Ends all streams, and opens no more. */
    close() {
      isClosed = true;
      for (const connection of all) connections.end(connection);
    },

    size: () => all.size,
    dropped: connections.dropped,
  };
}

/** Returns the frames that the subscriber does not have yet, including events without a number. */
function newTo(connection: Connection, frames: readonly EventFrame[]): readonly EventFrame[] {
  const isNew = ({ id }: EventFrame): boolean => id === 0 || id > connection.position;
  return frames.every(isNew) ? frames : frames.filter(isNew);
}

/** Creates a function that joins frames. Streams that get the same array share one buffer. */
function createBuffers(): (frames: readonly EventFrame[]) => Buffer {
  const buffers = new WeakMap<readonly EventFrame[], Buffer>();
  return (frames) => {
    const cached = buffers.get(frames);
    if (cached !== undefined) return cached;
    const bytes = Buffer.concat(frames.map((frame) => frame.bytes));
    buffers.set(frames, bytes);
    return bytes;
  };
}

/**
 * The latest frames published by this process, for subscribers that reconnect. If a thousand of
 * them lose their connection at once, they cause no archive read and one serialization.
 */
function createEventReplay() {
  let position: number | null = null;
  /** Number before the first stored frame. */
  let base = 0;
  let stored: readonly EventFrame[] = [];
  const waiting = new Set<() => void>();
  /** Results of `after` by its argument. */
  const bursts = new Map<number, readonly EventFrame[]>();

  const advance = (to: number): void => {
    position = Math.max(position ?? to, to);
    bursts.clear();
    for (const check of waiting) check();
  };

  return {
    /** Returns the number of the newest change published here; `null` before it is known. */
    position: (): number | null => position,
    /** Sets the position before the first published change, unless a position is already known. */
    seed: (from: number) => {
      if (position !== null) return;
      base = from;
      advance(from);
    },
    /** Stores frames in order; `to` is the number of the newest change, shown or not. */
    add: (frames: readonly EventFrame[], to: number) => {
      const first = frames[0];
      if (position === null) base = first === undefined ? to : first.id - 1;
      stored = [...stored, ...frames];
      if (stored.length > CAPACITY) {
        base = stored.at(-CAPACITY - 1)?.id ?? base;
        stored = stored.slice(-CAPACITY);
      }
      advance(to);
    },
    /**
     * Returns the frames after a number, the same array until the next change; `null` if some of them
     * are no longer stored, or the number is newer than the position.
     */
    after: (from: number): readonly EventFrame[] | null => {
      if (position === null || from < base || from > position) return null;
      const cached = bursts.get(from);
      if (cached !== undefined) return cached;
      const burst = resetIfTooLarge(stored.filter(({ id }) => id > from));
      bursts.set(from, burst);
      return burst;
    },
    /** Resolves to whether the position reaches `position` before `signal` aborts. */
    reach: (to: number, signal: AbortSignal) =>
      new Promise((resolve) => {
        const check = (): void => {
          const isReached = position !== null && position >= to;
          if (!isReached && !signal.aborted) return;
          waiting.delete(check);
          signal.removeEventListener("abort", check);
          resolve(isReached);
        };
        waiting.add(check);
        signal.addEventListener("abort", check);
        check();
      }),
  };
}

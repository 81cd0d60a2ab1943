import {
  type Connection,
  createEventConnections,
  type DropReason,
  type EventHubDeps,
  type EventSink,
} from "./event-connections.ts";
import { createEventReplay, type EventReplay } from "./event-replay.ts";
import { HEARTBEAT, orReset, type EventFrame } from "./event-frame.ts";

/** A reader with a place. */
export interface Subscriber {
  /**
   * Writes what it missed, then whatever was published since it was let in and is newer than that,
   * and everything from now on: numbers only grow. Its response's headers must be written.
   *
   * @param position Number of the newest change that it knows.
   */
  readonly begin: (missed: readonly EventFrame[], position?: number) => void;
  /** Ends the stream and tells the reader when to come back. */
  readonly end: () => void;
  /** Gives the place back. */
  readonly leave: () => void;
}

/** Hands every published frame to every reader, and never waits for one. */
export interface EventHub {
  /** Gives a reader a place until it leaves or is dropped, or says which limit is reached. */
  readonly open: (sink: EventSink, address: string) => Subscriber | "full" | "address-full";
  /**
   * Frames in the order of their numbers.
   *
   * @param position Number of the newest change, of which there may be no frame; absent for events
   *   that are no changes.
   */
  readonly publish: (frames: readonly EventFrame[], position?: number) => void;
  /** What was published here. */
  readonly replay: EventReplay;
  /** Due every `BEAT`: keeps connections alive and ends those that have lived long enough. */
  readonly beat: () => void;
  /** Ends every stream and tells its reader when to come back. */
  readonly close: () => void;
  readonly size: () => number;
  /** How many streams were ended so far. */
  readonly dropped: () => Readonly<Record<DropReason, number>>;
}

/** How often `beat` is due, in milliseconds. */
export const HEARTBEAT_INTERVAL = 20_000;
/** Creates a hub without readers. */
export function createEventHub(deps: EventHubDeps): EventHub {
  const connections = createEventConnections(deps);
  const { all } = connections;
  const replay = createEventReplay();
  const bufferOf = createBuffers();

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
      send(connection, later.length === 0 ? missed : orReset([...missed, ...later]));
    }
  };

  return {
    open(sink, address) {
      const connection = connections.add(sink, address);
      if (typeof connection === "string") return connection;
      return {
        begin: (missed, position = 0) => begin(connection, missed, position),
        end: () => connections.end(connection),
        leave: () => connections.remove(connection),
      };
    },

    replay,

    publish(frames, position) {
      if (position !== undefined) replay.add(frames, position);
      if (frames.length === 0) return;
      const told = orReset(frames);
      for (const connection of all) {
        if (connection.waiting === null) send(connection, newTo(connection, told));
        else connection.waiting.push(...told);
      }
    },

    beat() {
      connections.endOld();
      for (const connection of all) {
        if (connection.waiting === null) connections.write(connection, HEARTBEAT);
      }
    },

    close() {
      for (const connection of all) connections.end(connection);
    },

    size: () => all.size,
    dropped: connections.dropped,
  };
}

/** Returns the frames that the reader does not know yet. An event that is no change has no number. */
function newTo(connection: Connection, frames: readonly EventFrame[]): readonly EventFrame[] {
  const isNew = ({ id }: EventFrame): boolean => id === 0 || id > connection.position;
  return frames.every(isNew) ? frames : frames.filter(isNew);
}

/** Creates a function that joins frames; many readers get the same ones, in one buffer. */
function createBuffers(): (frames: readonly EventFrame[]) => Buffer {
  const buffers = new WeakMap<readonly EventFrame[], Buffer>();
  return (frames) => {
    const known = buffers.get(frames);
    if (known !== undefined) return known;
    const bytes = Buffer.concat(frames.map((frame) => frame.bytes));
    buffers.set(frames, bytes);
    return bytes;
  };
}

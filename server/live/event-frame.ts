/** One event of a stream, serialized once for all its readers. */
export interface EventFrame {
  /** Number of the change it tells of: what a reader sends back as `Last-Event-ID`. */
  readonly id: number;
  readonly bytes: Buffer;
}

/** Keeps a connection from looking dead to what lies between; readers do not see it. */
export const HEARTBEAT = Buffer.from(":\n\n");

/** The most bytes that are told at once: beyond them it is cheaper to fetch everything anew. */
const LONGEST_BURST = 32 * 1024;

/**
 * An event as it goes over the wire. JSON holds no line break but as an escape, so whatever `body`
 * holds, it is one event.
 */
export function eventFrame(name: "change" | "reset", id: number, body: unknown): EventFrame {
  const bytes = Buffer.from(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(body)}\n\n`);
  return { id, bytes };
}

/** Tells a reader that what it missed cannot be told: it fetches anew and goes on from `last`. */
export function resetFrame(last: number): EventFrame {
  return eventFrame("reset", last, { last });
}

/**
 * Tells staff that what they wrote down, or what needs a person, is otherwise now: they ask again. It
 * has no number, for nothing of it is in the change log.
 */
export function deskFrame(): EventFrame {
  return { id: 0, bytes: Buffer.from("event: desk\ndata: {}\n\n") };
}

/**
 * Tells everybody that something which staff wrote down for all to see is otherwise now: a channel, a
 * short name, a message on a wall. It has no number either: who comes back asks anew.
 *
 * @param at When, in milliseconds since the epoch: tells it from the one before.
 */
export function factsFrame(at: number): EventFrame {
  return { id: 0, bytes: Buffer.from(`event: facts\ndata: {"at":${at}}\n\n`) };
}

/** No event, only where the stream stands: a reader that breaks off now comes back from here. */
export function positionFrame(id: number): EventFrame {
  return { id, bytes: Buffer.from(`id: ${id}\n\n`) };
}

/** These frames, oldest first, or one reset in their place where they are too much to tell. */
export function orReset(frames: readonly EventFrame[]): readonly EventFrame[] {
  const length = frames.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const newest = frames.at(-1);
  return newest === undefined || length <= LONGEST_BURST ? frames : [resetFrame(newest.id)];
}

/** Tells a reader how long to wait before it comes back, in milliseconds. */
export function retryFrame(wait: number): Buffer {
  return Buffer.from(`retry: ${Math.round(wait)}\n\n`);
}

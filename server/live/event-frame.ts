/** A serialized event, shared by all subscribers. */
export interface EventFrame {
  /** Change number, which a subscriber returns as `Last-Event-ID`; 0 for an event without one. */
  readonly id: number;
  readonly bytes: Buffer;
}

/**
 * Event that keeps proxies from closing an idle connection. An event and not a comment, because
 * subscribers must notice a connection that has died without an error.
 */
export const HEARTBEAT = Buffer.from("event: heartbeat\ndata: {}\n\n");

/** Maximum bytes sent at once: beyond them, refetching all data is cheaper. */
const MAX_BURST_BYTES = 32 * 1024;

/** Serializes an event: exactly one, because JSON escapes line breaks in `body`. */
export function createEventFrame(name: "change" | "reset", id: number, body: unknown): EventFrame {
  const bytes = Buffer.from(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(body)}\n\n`);
  return { id, bytes };
}

/** Creates the event `reset`: missed changes are unavailable. Refetch, and continue from `last`. */
export function createResetFrame(last: number): EventFrame {
  return createEventFrame("reset", last, { last });
}

/**
 * Creates the event `desk`: annotations or attention items changed, so staff pages refetch them. It
 * has no number, because these changes are not in the change log.
 */
export function createDeskFrame(): EventFrame {
  return { id: 0, bytes: Buffer.from("event: desk\ndata: {}\n\n") };
}

/**
 * Creates the event `facts`: a public annotation changed, such as a channel, a short name or a wall
 * message. It has no number, because subscribers refetch annotations after they reconnect; the time
 * of the change (`at`) makes it distinct.
 */
export function createAnnotationsFrame(at: number): EventFrame {
  return { id: 0, bytes: Buffer.from(`event: facts\ndata: {"at":${at}}\n\n`) };
}

/** Creates a heartbeat with the number from which a new subscriber continues. */
export function createPositionFrame(id: number): EventFrame {
  return { id, bytes: Buffer.concat([Buffer.from(`id: ${id}\n`), HEARTBEAT]) };
}

/** Returns the frames, which are in order; or a single `reset` if they exceed 32 KiB. */
export function resetIfTooLarge(frames: readonly EventFrame[]): readonly EventFrame[] {
  const length = frames.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const newest = frames.at(-1);
  return newest === undefined || length <= MAX_BURST_BYTES ? frames : [createResetFrame(newest.id)];
}

/** Creates a frame with the time to wait before a reconnect. @param wait In milliseconds. */
export function createRetryFrame(wait: number): Buffer {
  return Buffer.from(`retry: ${Math.round(wait)}\n\n`);
}

/** An event of an event stream, also that it opened or failed. */
export interface StreamEvent {
  readonly name: StreamEventName;
  /** Number of the newest change that the stream has sent; "" before the first. */
  readonly id: string;
  /** JSON text; "" for `open` and `error`. */
  readonly data: string;
}

/** Events that the server sends. */
export const SERVER_EVENTS = ["change", "reset", "facts", "desk", "heartbeat"] as const;

/** `error` means that the stream was rejected, and is opened again later. */
export type StreamEventName = "open" | "error" | (typeof SERVER_EVENTS)[number];

/** A message between the pages of a browser and the page or worker that holds a stream. */
export type ChannelMessage =
  /** From the holder: an event for one page, or for all if `to` is `null`. */
  | { readonly type: "event"; readonly event: StreamEvent; readonly to: string | null }
  /** From a worker that has started: all pages join again. */
  | { readonly type: "ask" }
  /** From a page that needs the stream, with its number: "" if it has received no event. */
  | { readonly type: "join"; readonly page: string; readonly after: string }
  /** From a page that no longer needs it. */
  | { readonly type: "leave"; readonly page: string };

/**
 * Opens the channel on which the events of a stream are sent. Each stream has its own, so that the
 * events for staff never reach a page that subscribed to the public stream.
 */
export function openChannel(url: string): BroadcastChannel {
  return new BroadcastChannel(nameOf(url));
}

/** Returns the name of a stream's channel and lock. */
export function nameOf(url: string): string {
  return `matchdesk ${url}`;
}

/** Posts a message to all other ends of a channel. */
export function post(channel: BroadcastChannel, message: ChannelMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel.postMessage(message);
}

/** Calls a function with each message of a channel. */
export function listen(
  channel: BroadcastChannel,
  receive: (message: ChannelMessage) => void,
): void {
  // Only scripts of the same origin can post here.
  channel.addEventListener("message", ({ data }: MessageEvent<ChannelMessage>) => receive(data));
}

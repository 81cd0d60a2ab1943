import { SECOND } from "#core/lib/time.ts";
import { shareStream } from "./share-stream.ts";
import {
  listen,
  openChannel,
  post,
  type ChannelMessage,
  type StreamEvent,
} from "./stream-channel.ts";

/** Milliseconds for which an unused stream stays open, because pages and elements are moved. */
const KEEP_TIME = 5 * SECOND;
/** Milliseconds without an event or heartbeat after which a stream does not count as live. */
const LIVE_TIME = 60 * SECOND;

/** Receives the events of a stream, without heartbeats. */
export type StreamListener = (event: StreamEvent) => void;

export interface StreamSubscription {
  /** Returns whether changes arrive on the stream now; otherwise the subscriber must poll. */
  readonly isLive: () => boolean;
  readonly unsubscribe: () => void;
}

/** A stream of which this page shows the events. */
interface PageStream {
  /** Listeners, each with a function that returns whether the viewer cannot see its content. */
  readonly listeners: Map<StreamListener, () => boolean>;
  readonly isLive: () => boolean;
  /** Joins the pages that share the stream, unless all content is in the background. */
  readonly join: () => void;
  readonly remove: () => void;
  /** Timer that removes the stream, because it has no listeners. */
  removal: ReturnType<typeof setTimeout> | undefined;
}

const streams = new Map<string, PageStream>();

/**
 * Subscribes to an event stream that all pages of the browser share. A page in the background
 * leaves it after 5 s; when it is visible again, it receives what it missed, or `reset`.
 *
 * @param isHidden Returns whether the content that the listener updates is in the background.
 */
export function subscribeToStream(
  path: string,
  listener: StreamListener,
  isHidden = (): boolean => document.hidden,
): StreamSubscription {
  const url = new URL(path, location.href).href;
  const stream = streams.get(url) ?? createPageStream(url);
  streams.set(url, stream);
  clearTimeout(stream.removal);
  stream.listeners.set(listener, isHidden);
  stream.join();
  return {
    isLive: stream.isLive,
    unsubscribe: () => {
      stream.listeners.delete(listener);
      if (stream.listeners.size > 0) return;
      clearTimeout(stream.removal);
      stream.removal = setTimeout(stream.remove, KEEP_TIME);
    },
  };
}

function createPageStream(url: string): PageStream {
  const page = `${Date.now()}-${Math.random()}`;
  const listeners: PageStream["listeners"] = new Map();
  const isHidden = (): boolean => [...listeners.values()].every((isUnseen) => isUnseen());
  /** Number of the newest change that this page has; "" before the first event. */
  let last = "";
  /** Monotonic time of the last event in milliseconds; `null` if the stream is not open. */
  let heardAt: number | null = null;
  let leave: (() => void) | null = null;
  let leaveTimer: ReturnType<typeof setTimeout> | undefined;

  const receive = (message: ChannelMessage, channel: BroadcastChannel): void => {
    if (message.type === "ask") post(channel, { type: "join", page, after: last });
    if (message.type !== "event" || (message.to ?? page) !== page) return;
    const { event } = message;
    const { name, id } = event;
    heardAt = name === "error" ? null : performance.now();
    const isAhead = id !== "" && last !== "" && id !== last;
    if (id !== "") last = id;
    // The stream continues after changes that this page has not received.
    const hasMissed = isAhead && (name === "open" || name === "heartbeat");
    for (const listener of listeners.keys()) {
      if (name !== "heartbeat") listener(event);
      if (hasMissed) listener({ name: "reset", id, data: "" });
    }
  };
  const join = (): void => {
    clearTimeout(leaveTimer);
    if (leave !== null || isHidden() || typeof BroadcastChannel === "undefined") return;
    leave = joinStream(url, page, () => last, receive);
  };
  const leaveNow = (): void => {
    clearTimeout(leaveTimer);
    leave?.();
    leave = null;
    heardAt = null;
  };
  const follow = (): void => {
    clearTimeout(leaveTimer);
    if (isHidden()) leaveTimer = setTimeout(leaveNow, KEEP_TIME);
    else join();
  };
  document.addEventListener("visibilitychange", follow);
  // A page that the browser stores for "Back" must not hold a connection.
  addEventListener("pagehide", leaveNow);
  addEventListener("pageshow", join);
  return {
    listeners,
    join,
    isLive: () => heardAt !== null && performance.now() - heardAt < LIVE_TIME,
    removal: undefined,
    remove: () => {
      document.removeEventListener("visibilitychange", follow);
      removeEventListener("pagehide", leaveNow);
      removeEventListener("pageshow", join);
      leaveNow();
      streams.delete(url);
    },
  };
}

/** Joins the pages that share a stream. Returns a function that leaves them. */
function joinStream(
  url: string,
  page: string,
  getLast: () => string,
  receive: (message: ChannelMessage, channel: BroadcastChannel) => void,
): () => void {
  const channel = openChannel(url);
  listen(channel, (message) => receive(message, channel));
  const release = shareStream(url, getLast);
  post(channel, { type: "join", page, after: getLast() });
  return () => {
    post(channel, { type: "leave", page });
    channel.close();
    release?.();
  };
}

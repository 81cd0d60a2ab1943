import { SECOND } from "#core/lib/time.ts";
import {
  type ChannelMessage,
  listen,
  nameOf,
  openChannel,
  post,
  type StreamEvent,
} from "./stream-channel.ts";
import { EVENTS_TRUSTED_TYPES_POLICY } from "#core/lib/trusted-types.ts";
import { holdStream } from "./hold-stream.ts";

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
 * Subscribes to an event stream that all pages of the browser share. A page or, by `isHidden`,
 * content in the background leaves it after 5 s; when visible again, it receives what it missed, or
 * `reset`.
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

const WORKER = "/events-worker.js";

/** URL of the worker, which only a policy may return, and a policy may be created only once. */
let workerUrl: string | null = null;

/**
 * Makes one page or worker of the browser hold an event stream: it sends the events to the stream's
 * channel. Because a browser opens at most six connections to a server over HTTP/1.1, there must be
 * one stream for all pages.
 *
 * With Web Locks, the page that has the lock holds the stream, and passes it to the next one when it
 * leaves. Plain HTTP has no Web Locks: there a shared worker holds it. Without both, and in pages of
 * other sites over plain HTTP, there is no stream, and pages poll.
 *
 * @param url Absolute URL of the stream.
 * @param getLast Returns the number of the newest change that this page has; "" if none.
 * @returns A function to call when this page no longer needs the stream; `null` if none is possible.
 */
export function shareStream(url: string, getLast: () => string): (() => void) | null {
  if (typeof EventSource === "undefined") return null;
  if ("locks" in navigator) return holdInTurn(navigator.locks, url, getLast);
  const isSameOrigin = new URL(url).origin === location.origin;
  if (!isSameOrigin || typeof SharedWorker === "undefined") return null;
  try {
    const worker = new SharedWorker(getWorkerUrl(), { name: url });
    return () => worker.port.close();
  } catch {
    // A page without an origin of its own may start no worker.
    return null;
  }
}

/** Holds the stream as soon as no other page of the browser does. */
function holdInTurn(locks: LockManager, url: string, getLast: () => string): () => void {
  const waiting = new AbortController();
  let release: (() => void) | null = null;
  const hold = (): Promise<void> =>
    new Promise((resolve) => {
      if (waiting.signal.aborted) {
        resolve();
        return;
      }
      const close = holdStream(url, getLast());
      release = () => {
        close();
        resolve();
      };
    });
  // Rejects when it is aborted, and in a page without an origin of its own, which then polls.
  locks.request(nameOf(url), { signal: waiting.signal }, hold).catch(() => {});
  return () => {
    waiting.abort();
    release?.();
  };
}

function getWorkerUrl(): string {
  workerUrl ??=
    window.trustedTypes
      ?.createPolicy(EVENTS_TRUSTED_TYPES_POLICY, { createScriptURL: () => WORKER })
      .createScriptURL(WORKER) ?? WORKER;
  return workerUrl;
}

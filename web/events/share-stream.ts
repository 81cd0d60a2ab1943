import { EVENTS_TRUSTED_TYPES_POLICY } from "#core/lib/trusted-types.ts";
import { holdStream } from "./hold-stream.ts";
import { nameOf } from "./stream-channel.ts";

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

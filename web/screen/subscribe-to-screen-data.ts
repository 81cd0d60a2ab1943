import { createTimeLimitSignal } from "#web/events/time-limit-signal.ts";
import type { ScreenResponse } from "#core/embed/parts/screen.ts";
import type { StreamEventName } from "#web/events/stream-channel.ts";
import { loadScriptFonts } from "#web/fonts/load-script-fonts.ts";
import { subscribeToStream } from "#web/events/subscribe-to-stream.ts";

export interface TimedResponse {
  readonly answer: ScreenResponse;
  /** The service's time on arrival, in milliseconds since the epoch. */
  readonly now: number;
}

/** Receiver of a full-screen page's data. */
export interface ScreenListener {
  /** Called for every response, also if nothing has changed. */
  readonly show: (fresh: TimedResponse) => void;
  /** Called when a request fails; it is repeated after 10 s. */
  readonly fail: () => void;
}

const SECOND = 1000;
/** Poll interval in milliseconds, because there may be no event stream. */
const POLL_INTERVAL = 10 * SECOND;
/** Timeout of a request, in milliseconds. */
const REQUEST_TIMEOUT = 10 * SECOND;
/** Delay in which several changes are collected for one request, in milliseconds. */
const COLLECT_DELAY = 150;

/**
 * Events that trigger a request: a change of a match, missed changes (`reset`), an annotation; and
 * the opening of the stream, because changes just before it are not sent.
 */
const EVENTS: ReadonlySet<StreamEventName> = new Set(["open", "change", "reset", "facts"]);

/** Requests the page's data now, after every change and every 10 s. */
export function subscribeToScreenData(url: string, listener: ScreenListener): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSoon = false;
  let isLoading = false;
  /**
   * Text that identifies the last event. The server ignores it, but a cache in front of the server
   * needs a new copy after an event, which all pages that received the event share.
   */
  let version = "";

  const schedule = (delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void load(), delay);
  };
  const loadSoon = (eventVersion: string): void => {
    version = eventVersion;
    if (isSoon) return;
    isSoon = true;
    if (!isLoading) schedule(COLLECT_DELAY);
  };
  const load = async (): Promise<void> => {
    isSoon = false;
    isLoading = true;
    const fresh = await fetchScreen(`${url}&v=${encodeURIComponent(version)}`);
    isLoading = false;
    schedule(isSoon ? COLLECT_DELAY : POLL_INTERVAL);
    if (fresh === null) listener.fail();
    else listener.show(fresh);
  };
  subscribeToEvents(loadSoon);
  // Browsers delay the timers of hidden pages, such as an overlay in another scene.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) loadSoon(version);
  });
  void load();
}

/** Fetches the page's data; `null` if that fails. A 404 contains data too: the reason. */
async function fetchScreen(url: string): Promise<TimedResponse | null> {
  try {
    const signal = createTimeLimitSignal(undefined, REQUEST_TIMEOUT);
    // `stale-while-revalidate` of the response is meant for caches in front of the server only.
    const response = await fetch(url, { signal, credentials: "omit", cache: "no-cache" });
    if (!response.ok && response.status !== 404) return null;
    const text = await response.text();
    loadScriptFonts(text);
    const answer: unknown = JSON.parse(text);
    const now = Number(response.headers.get("matchdesk-now"));
    return isScreenResponse(answer) ? { answer, now } : null;
  } catch {
    return null;
  }
}

/** Checks two members only: the server's tests check the rest. */
function isScreenResponse(json: unknown): json is ScreenResponse {
  return typeof json === "object" && json !== null && "version" in json && "slides" in json;
}

/** @param onEvent Receives a text that is different for every event. */
function subscribeToEvents(onEvent: (version: string) => void): void {
  subscribeToStream("/api/v1/events", ({ name, id, data }) => {
    // An annotation has no change number, but its data contains the time.
    if (EVENTS.has(name)) onEvent(name === "facts" ? `${id} ${data}` : id);
  });
}

import { createTimeLimitSignal } from "#web/events/time-limit-signal.ts";
import { STALE_AFTER_MS } from "#core/embed/parts/times.ts";
import type { StreamEvent } from "#web/events/stream-channel.ts";
import { subscribeToStream } from "#web/events/subscribe-to-stream.ts";

/** Latest response of a URL, and the last failure. */
export interface FetchState {
  /** Parsed body; `undefined` before the first success. */
  readonly json: unknown;
  /** Time of its data in milliseconds since the epoch; `null` in a frozen copy. */
  at: number | null;
  /** Returns the service's present time, in milliseconds since the epoch. */
  readonly now: () => number;
  /** Site of that data if other data in it is current; else `null`. */
  readonly site: string | null;
  /** HTTP status of the last failed request; 0 if there was no response, `null` after a success. */
  readonly failure: number | null;
}

export interface WidgetSubscriber {
  /** Called with each new response or failure. */
  readonly show: (fetched: FetchState) => void;
  /** Returns whether a change of a tournament (`SITE/SLUG`; "" for any) may affect the content. */
  readonly isConcerned: (tournament: string) => boolean;
  /** Returns whether the viewer cannot see the content, as in a tab in the background. */
  readonly isHidden: () => boolean;
}

/** One URL with its subscribers. */
interface Source {
  readonly subscribers: Set<WidgetSubscriber>;
  /** `null` before the first response or failure. */
  fetched: FetchState | null;
  readonly stop: () => void;
}

const SECOND = 1000;
/**
 * After a change each page waits a random time up to this before its request, in milliseconds. With
 * the time of the request, a change is visible within a second.
 */
const MAX_REFETCH_DELAY = 0.6 * SECOND;
/** Poll interval in milliseconds without a stream, and the longer one with a stream. */
const POLL_INTERVAL = 15 * SECOND;
const CHECK_INTERVAL = 300 * SECOND;
const FIRST_RETRY = 4 * SECOND;
const MAX_RETRY = 60 * SECOND;

const sources = new Map<string, Source>();

/**
 * Subscribes to a URL: delivers the current response and every update until the returned function
 * is called. Widgets with the same URL share one request.
 */
export function subscribeToResponse(
  base: string,
  path: string,
  subscriber: WidgetSubscriber,
): () => void {
  const url = base + path;
  const source = sources.get(url) ?? openSource(base, url);
  source.subscribers.add(subscriber);
  if (source.fetched !== null) subscriber.show(source.fetched);
  return () => {
    source.subscribers.delete(subscriber);
    if (source.subscribers.size > 0) return;
    source.stop();
    sources.delete(url);
  };
}

function openSource(base: string, url: string): Source {
  const abort = new AbortController();
  const { signal } = abort;
  const subscribers = new Set<WidgetSubscriber>();
  let lastBody: string | undefined;
  let retryDelay = FIRST_RETRY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Monotonic time of the planned request, in milliseconds. */
  let dueAt = Infinity;
  let isLoading = false;
  let isReloadDue = false;
  let wasStale = false;
  let stopUpdates: (() => void) | undefined;
  /** Service's clock minus the browser's, in milliseconds; 0 in a frozen copy. */
  let ahead = 0;

  const now = (): number => Date.now() + ahead;
  const deliver = (fetched: FetchState): void => {
    source.fetched = fetched;
    for (const subscriber of subscribers) subscriber.show(fetched);
  };
  /** Plans a request, unless an earlier one is planned. */
  const plan = (delay: number): void => {
    const at = performance.now() + delay;
    if (at >= dueAt) return;
    dueAt = at;
    clearTimeout(timer);
    timer = setTimeout(() => {
      dueAt = Infinity;
      void load();
    }, delay);
  };
  const fail = (failure: number, minDelay: number): void => {
    deliver({ json: undefined, at: null, site: null, now, ...source.fetched, failure });
    plan(Math.max(minDelay, spread(retryDelay)));
    retryDelay = Math.min(retryDelay * 2, MAX_RETRY);
  };
  const load = async (): Promise<void> => {
    isReloadDue = isLoading;
    if (isLoading) return;
    isLoading = true;
    try {
      // The browser must not use its copy, which the response allows for some seconds.
      const response = await fetch(url, {
        signal: createTimeLimitSignal(signal),
        credentials: "omit",
        cache: "no-cache",
      });
      const body = await response.text();
      const dataAge = response.headers.get("matchdesk-data-age");
      const age = Number(dataAge) * SECOND;
      const serviceTime = Number(response.headers.get("matchdesk-now"));
      if (serviceTime > 0) ahead = serviceTime - Date.now();
      const at = dataAge === null ? null : now() - age;
      const encodedSite = response.headers.get("matchdesk-data-site");
      const site = encodedSite && decodeURIComponent(encodedSite);
      const retryAfter = SECOND * Number(response.headers.get("retry-after")) || 0;
      if (!response.ok) fail(response.status, retryAfter);
      else {
        retryDelay = FIRST_RETRY;
        // A file server with a frozen copy sends no data age: its data does not change.
        if (dataAge !== null) stopUpdates ??= followUpdates(base, subscribers, plan);
        // Stale data is delivered again, because widgets show its age.
        const isStale = age > STALE_AFTER_MS;
        if (isStale || wasStale || body !== lastBody || source.fetched?.failure !== null)
          deliver({ json: JSON.parse(body), at, site, now, failure: null });
        else source.fetched.at = at;
        wasStale = isStale;
        lastBody = body;
      }
    } catch {
      if (!signal.aborted) fail(0, 0);
    }
    isLoading = false;
    // The response may be older than a change that arrived during the request.
    if (isReloadDue) plan(0);
  };
  const source: Source = {
    subscribers,
    fetched: null,
    stop() {
      stopUpdates?.();
      clearTimeout(timer);
      abort.abort();
    },
  };
  sources.set(url, source);
  void load();
  return source;
}

/**
 * Plans requests: after each change that concerns a subscriber, and at intervals if there is no
 * stream. Returns a function that stops this.
 */
function followUpdates(
  base: string,
  subscribers: ReadonlySet<WidgetSubscriber>,
  plan: (delay: number) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let polledAt = performance.now();
  let isOpened = false;
  const isHidden = (): boolean => [...subscribers].every((each) => each.isHidden());
  const planSoon = (): void => plan(MAX_REFETCH_DELAY * Math.random());
  const receive = ({ name, data }: Pick<StreamEvent, "name" | "data">): void => {
    if (name === "error" || (name === "open" && isOpened)) return;
    // Changes just before the stream opens are not sent.
    isOpened ||= name === "open";
    const tournament = name === "change" ? parseTournament(data) : "";
    if ([...subscribers].some((each) => each.isConcerned(tournament))) planSoon();
  };
  const stream = subscribeToStream(`${base}/api/v1/events`, receive, isHidden);
  if (stream.isLive()) receive({ name: "open", data: "" });
  const planPoll = (): void => {
    // At random times, so that the widgets of many viewers do not send requests at once.
    timer = setTimeout(poll, spread(POLL_INTERVAL));
  };
  const poll = (): void => {
    const isDue = !stream.isLive() || performance.now() - polledAt > CHECK_INTERVAL;
    if (isDue && !isHidden()) {
      polledAt = performance.now();
      plan(0);
    }
    planPoll();
  };
  const pollWhenVisible = (): void => {
    if (!isHidden() && !stream.isLive()) planSoon();
  };
  document.addEventListener("visibilitychange", pollWhenVisible);
  planPoll();
  return () => {
    stream.unsubscribe();
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", pollWhenVisible);
  };
}

/** Returns the tournament of a change as `SITE/SLUG`. */
function parseTournament(data: string): string {
  const change: unknown = JSON.parse(data);
  const hasTournament = typeof change === "object" && change !== null && "tournament" in change;
  return hasTournament ? String(change.tournament) : "";
}

/** Returns a random time around another one. */
function spread(milliseconds: number): number {
  return milliseconds * (0.8 + 0.4 * Math.random());
}

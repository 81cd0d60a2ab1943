import { createTimeLimitSignal } from "#web/events/time-limit-signal.ts";
import { STALE_AFTER_MS } from "#core/embed/parts/data-age.ts";
import { subscribeToUpdates, type WidgetChange } from "./subscribe-to-updates.ts";

/** Latest response of a URL, and the last failure. */
export interface FetchState {
  /** Parsed body; `undefined` before the first success. */
  readonly json: unknown;
  /** Time of its data by the browser's clock, in milliseconds since the epoch. */
  at: number;
  /** HTTP status of the last failed request; 0 if there was no response, `null` after a success. */
  readonly failure: number | null;
}

export interface WidgetSubscriber {
  /** Called with each new response or failure. */
  readonly show: (fetched: FetchState) => void;
  /** Returns whether a change may affect the widget's content. */
  readonly concerns: (change: WidgetChange) => boolean;
}

/** One URL with its subscribers. */
interface Source {
  readonly subscribers: Set<WidgetSubscriber>;
  /** `null` before the first response or failure. */
  fetched: FetchState | null;
  stop: () => void;
}

const SECOND = 1000;
/** After a change each page waits a random time up to this before its request, in milliseconds. */
const MAX_REFETCH_DELAY = 800;
const FIRST_RETRY = 4_000;
const MAX_RETRY = 60_000;

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
  let lastBody: string | undefined;
  let retryDelay = FIRST_RETRY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLoading = false;
  let isReloadDue = false;
  let wasStale = false;
  let unsubscribe: (() => void) | undefined;

  const deliver = (fetched: FetchState): void => {
    source.fetched = fetched;
    for (const subscriber of source.subscribers) subscriber.show(fetched);
  };
  const schedule = (delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void load(), delay);
  };
  const fail = (failure: number, minDelay: number): void => {
    deliver({ json: undefined, at: 0, ...source.fetched, failure });
    schedule(Math.max(minDelay, retryDelay * (0.8 + 0.4 * Math.random())));
    retryDelay = Math.min(retryDelay * 2, MAX_RETRY);
  };
  const load = async (): Promise<void> => {
    isReloadDue = isLoading;
    if (isLoading) return;
    isLoading = true;
    try {
      const signal = createTimeLimitSignal(abort.signal);
      const response = await fetch(url, { signal, credentials: "omit" });
      const body = await response.text();
      const dataAge = response.headers.get("matchdesk-data-age");
      const age = Number(dataAge) * SECOND;
      const retryAfter = SECOND * Number(response.headers.get("retry-after")) || 0;
      if (!response.ok) fail(response.status, retryAfter);
      else {
        retryDelay = FIRST_RETRY;
        // A file server with a frozen copy sends no data age: its data does not change.
        if (dataAge !== null) unsubscribe ??= subscribeToUpdates(base, refetchIfConcerned);
        // Stale data is delivered again, because widgets show its age.
        const isStale = age > STALE_AFTER_MS;
        if (isStale || wasStale || body !== lastBody || source.fetched?.failure !== null)
          deliver({ json: JSON.parse(body), at: Date.now() - age, failure: null });
        else source.fetched.at = Date.now() - age;
        wasStale = isStale;
        lastBody = body;
      }
    } catch {
      if (!abort.signal.aborted) fail(0, 0);
    }
    isLoading = false;
    if (isReloadDue) schedule(MAX_REFETCH_DELAY);
  };
  const refetchIfConcerned = (change: WidgetChange | null): void => {
    const isRelevant =
      change === null || [...source.subscribers].some((each) => each.concerns(change));
    if (isRelevant) schedule(MAX_REFETCH_DELAY * Math.random());
  };
  const source: Source = {
    subscribers: new Set(),
    fetched: null,
    stop() {
      unsubscribe?.();
      clearTimeout(timer);
      abort.abort();
    },
  };
  sources.set(url, source);
  void load();
  return source;
}

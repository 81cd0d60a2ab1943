import { STALE_AFTER } from "#core/embed/parts/screen.ts";
import { follow, type SeenChange } from "./live.ts";

/** An answer of our API, or why there is none. */
export interface Fetched {
  /** As parsed; undefined before the first. */
  readonly json: unknown;
  /** When its data is from, by this clock, in milliseconds since the epoch. */
  readonly at: number;
  /** HTTP status of the last failure, 0 where nobody answered; null after a success. */
  readonly failure: number | null;
}

/** Somebody who shows an answer. */
export interface WidgetSubscriber {
  readonly show: (fetched: Fetched) => void;
  /** Whether a change may be about what is shown. */
  readonly concerns: (change: SeenChange) => boolean;
}

interface Source {
  readonly readers: Set<WidgetSubscriber>;
  fetched: Fetched | null;
  stop: () => void;
}

const SECOND = 1000;
/** After a change everybody's widgets ask: within this long, each at its own moment. */
const SPREAD = 800;
const FIRST_RETRY = 4_000;
const LONGEST_RETRY = 60_000;

const sources = new Map<string, Source>();

/**
 * Shows an answer now and whenever it changes, until the answer of this is called. Widgets that
 * show the same ask once for all of them.
 */
export function subscribeSource(base: string, path: string, reader: WidgetSubscriber): () => void {
  const address = base + path;
  const source = sources.get(address) ?? openSource(base, address);
  source.readers.add(reader);
  if (source.fetched !== null) reader.show(source.fetched);
  return () => {
    source.readers.delete(reader);
    if (source.readers.size > 0) return;
    source.stop();
    sources.delete(address);
  };
}

function openSource(base: string, address: string): Source {
  const stopping = new AbortController();
  let text = "";
  let retry = FIRST_RETRY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loading = false;
  let again = false;
  let wasOld = false;

  const tell = (fetched: Fetched): void => {
    source.fetched = fetched;
    for (const reader of source.readers) reader.show(fetched);
  };
  const plan = (wait: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void load(), wait);
  };
  const fail = (status: number, wait: number): void => {
    tell({ json: undefined, at: 0, ...source.fetched, failure: status });
    plan(Math.max(wait, retry * (0.8 + 0.4 * Math.random())));
    retry = Math.min(retry * 2, LONGEST_RETRY);
  };
  const load = async (): Promise<void> => {
    again = loading;
    if (loading) return;
    loading = true;
    try {
      const { signal } = stopping;
      const answer = await fetch(address, { signal, credentials: "omit" });
      const body = await answer.text();
      const age = Number(answer.headers.get("matchdesk-data-age")) * SECOND;
      const at = Date.now() - age;
      if (!answer.ok) fail(answer.status, SECOND * Number(answer.headers.get("retry-after")) || 0);
      else {
        retry = FIRST_RETRY;
        // Old data is shown anew for its age.
        const isNew =
          body !== text || source.fetched?.failure !== null || age > STALE_AFTER || wasOld;
        wasOld = age > STALE_AFTER;
        text = body;
        if (isNew) tell({ json: JSON.parse(body), at, failure: null });
        else if (source.fetched !== null) source.fetched = { ...source.fetched, at };
      }
    } catch {
      if (!stopping.signal.aborted) fail(0, 0);
    }
    loading = false;
    if (again) plan(SPREAD);
  };
  const unfollow = follow(base, (change) => {
    const isOurs = change === null || [...source.readers].some((reader) => reader.concerns(change));
    if (isOurs) plan(SPREAD * Math.random());
  });
  const source: Source = {
    readers: new Set(),
    fetched: null,
    stop() {
      unfollow();
      clearTimeout(timer);
      stopping.abort();
    },
  };
  sources.set(address, source);
  void load();
  return source;
}

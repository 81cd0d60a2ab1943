import type { ScreenAnswer } from "#core/embed/parts/screen.ts";

/** An answer as it came. */
export interface FreshAnswer {
  readonly answer: ScreenAnswer;
  /** The service's time as it came, in milliseconds since the epoch. */
  readonly now: number;
}

export interface ScreenListener {
  /** Called for every answer, also where it says nothing new. */
  readonly show: (fresh: FreshAnswer) => void;
  /** There was no answer; it is asked again. */
  readonly fail: () => void;
}

const SECOND = 1000;
/** Between two looks, whatever the stream says: it may have died without a word. */
const POLL = 10 * SECOND;
/** An answer that takes longer is none. */
const PATIENCE = 10 * SECOND;
/** Before a stream that was refused is asked for again. */
const REFUSED = 30 * SECOND;
/** Several changes of one moment are one look. */
const GATHER = 150;

/**
 * What the stream tells of: a change of a match, all of them, something that staff wrote down; and that
 * it begins, for what happened just before that it tells nobody.
 */
const EVENTS = ["open", "change", "reset", "facts"];

/** Asks now, at every change and every ten seconds, for as long as the page lives. */
export function pollScreen(address: string, reader: ScreenListener): void {
  let planned: ReturnType<typeof setTimeout> | undefined;
  let isSoon = false;
  let isLoading = false;
  /**
   * Of the newest that was told. The server does not look at it; a cache in front of it must not hand
   * out what it kept from before, and all who were told of a change share one new copy.
   */
  let version = "";

  const plan = (wait: number): void => {
    clearTimeout(planned);
    planned = setTimeout(() => void load(), wait);
  };
  const soon = (told: string): void => {
    version = told;
    if (isSoon) return;
    isSoon = true;
    if (!isLoading) plan(GATHER);
  };
  const load = async (): Promise<void> => {
    isSoon = false;
    isLoading = true;
    const fresh = await ask(`${address}&v=${encodeURIComponent(version)}`);
    isLoading = false;
    plan(isSoon ? GATHER : POLL);
    if (fresh === null) reader.fail();
    else reader.show(fresh);
  };
  followEvents(soon);
  void load();
}

async function ask(address: string): Promise<FreshAnswer | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    // What a browser may do with stale answers holds for caches in front of the server, not for it.
    const response = await fetch(address, { signal, credentials: "omit", cache: "no-cache" });
    // "There is no such thing" is an answer as well, and says so itself.
    if (!response.ok && response.status !== 404) return null;
    const answer: unknown = await response.json();
    const now = Number(response.headers.get("matchdesk-now"));
    return isAnswer(answer) ? { answer, now } : null;
  } catch {
    return null;
  }
}

/** The server's tests check the rest. */
function isAnswer(json: unknown): json is ScreenAnswer {
  return typeof json === "object" && json !== null && "version" in json && "slides" in json;
}

/** @param tell Told a text that no other event has. */
function followEvents(tell: (told: string) => void): void {
  const stream = new EventSource("/api/v1/events");
  for (const name of EVENTS) {
    stream.addEventListener(name, ({ lastEventId, data }: MessageEvent<string>) => {
      // What staff wrote down has no number of its own, but says when that was.
      tell(name === "facts" ? `${lastEventId} ${data}` : lastEventId);
    });
  }
  stream.addEventListener("error", () => {
    if (stream.readyState === EventSource.CLOSED) setTimeout(() => followEvents(tell), REFUSED);
  });
}

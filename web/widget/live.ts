/** Live updates: one event stream for all widgets of a page, polling where there can be none. */

/** A change as far as a widget looks at it; null: anything may have changed. */
export interface SeenChange {
  /** `SITE/SLUG`. */
  readonly tournament: string;
}
type Listener = (change: SeenChange | null) => void;

interface Line {
  readonly listeners: Set<Listener>;
  stop: () => void;
}

const SECOND = 1000;
/** Between two looks: without a stream, and with one, which may have died without a word. */
const POLL = 15 * SECOND;
const CHECK = 300 * SECOND;
/** Before a stream that was refused is asked for again. */
const REFUSED = 120 * SECOND;

/** `EventSource.OPEN`, where there may be no EventSource. */
const OPEN = 1;

const lines = new Map<string, Line>();

/** Tells of changes at a base address until the answer is called. */
export function follow(base: string, listener: Listener): () => void {
  const line = lines.get(base) ?? openLine(base);
  line.listeners.add(listener);
  return () => {
    line.listeners.delete(listener);
    if (line.listeners.size > 0) return;
    line.stop();
    lines.delete(base);
  };
}

function openLine(base: string): Line {
  const listeners = new Set<Listener>();
  const tell = (change: SeenChange | null): void => {
    for (const listener of listeners) listener(change);
  };
  let stream: EventSource | null = null;
  let streamAgain: ReturnType<typeof setTimeout>;
  let next: ReturnType<typeof setTimeout>;
  const isLive = (): boolean => stream?.readyState === OPEN;

  const look = (): void => {
    clearTimeout(next);
    // Spread, so that the widgets of many readers do not ask at once.
    next = setTimeout(
      () => {
        if (!document.hidden) tell(null);
        look();
      },
      (isLive() ? CHECK : POLL) * (0.8 + 0.4 * Math.random()),
    );
  };
  const open = (): void => {
    try {
      stream = new EventSource(`${base}/api/v1/events`);
    } catch {
      // A page may forbid it, or an old browser not have it: polling goes on.
      return;
    }
    stream.addEventListener("open", look);
    stream.addEventListener("change", ({ data }) => tell(changeOf(String(data))));
    stream.addEventListener("reset", () => tell(null));
    stream.addEventListener("error", () => {
      look();
      if (stream?.readyState === EventSource.CLOSED) streamAgain = setTimeout(open, REFUSED);
    });
  };
  const comeBack = (): void => {
    if (!document.hidden && !isLive()) tell(null);
  };
  document.addEventListener("visibilitychange", comeBack);
  look();
  open();
  const line: Line = {
    listeners,
    stop() {
      stream?.close();
      clearTimeout(next);
      clearTimeout(streamAgain);
      document.removeEventListener("visibilitychange", comeBack);
    },
  };
  lines.set(base, line);
  return line;
}

function changeOf(data: string): SeenChange | null {
  const change: unknown = JSON.parse(data);
  const hasTournament = typeof change === "object" && change !== null && "tournament" in change;
  return hasTournament ? { tournament: String(change.tournament) } : null;
}

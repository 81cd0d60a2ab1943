/** Live updates: one event stream for all widgets of a page, or polling if there is no stream. */

/** The part of a change that widgets use. */
export interface WidgetChange {
  /** `SITE/SLUG`. */
  readonly tournament: string;
}
/** Receives a change; `null` if anything may have changed. */
type Listener = (change: WidgetChange | null) => void;

/** Event stream and polling of one base URL. */
interface Connection {
  readonly listeners: Set<Listener>;
  stop: () => void;
}

const SECOND = 1000;
/** Poll interval without a stream and, because a stream may die silently, with one. */
const POLL_INTERVAL = 15 * SECOND;
const CHECK_INTERVAL = 300 * SECOND;
/** Delay before a rejected stream is opened again, in milliseconds. */
const REOPEN_DELAY = 120 * SECOND;

/** Value of `EventSource.OPEN`, because a page may have no EventSource. */
const OPEN = 1;

const connections = new Map<string, Connection>();

/** Calls the listener for each change at a base URL, until the returned function is called. */
export function subscribeToUpdates(base: string, listener: Listener): () => void {
  const connection = connections.get(base) ?? connect(base);
  connection.listeners.add(listener);
  return () => {
    connection.listeners.delete(listener);
    if (connection.listeners.size > 0) return;
    connection.stop();
    connections.delete(base);
  };
}

function connect(base: string): Connection {
  const listeners = new Set<Listener>();
  const notify = (change: WidgetChange | null): void => {
    for (const listener of listeners) listener(change);
  };
  let stream: EventSource | null = null;
  let reopenTimer: ReturnType<typeof setTimeout>;
  let pollTimer: ReturnType<typeof setTimeout>;
  const isLive = (): boolean => stream?.readyState === OPEN;

  const schedulePoll = (): void => {
    clearTimeout(pollTimer);
    // At random times, so that the widgets of many viewers do not send requests at once.
    pollTimer = setTimeout(
      () => {
        if (!document.hidden) notify(null);
        schedulePoll();
      },
      (isLive() ? CHECK_INTERVAL : POLL_INTERVAL) * (0.8 + 0.4 * Math.random()),
    );
  };
  const open = (): void => {
    try {
      stream = new EventSource(`${base}/api/v1/events`);
    } catch {
      // The page's CSP or an old browser may not allow it: polling continues.
      return;
    }
    stream.addEventListener("open", schedulePoll);
    stream.addEventListener("change", ({ data }) => notify(parseChange(String(data))));
    stream.addEventListener("reset", () => notify(null));
    stream.addEventListener("error", () => {
      schedulePoll();
      if (stream?.readyState === EventSource.CLOSED) reopenTimer = setTimeout(open, REOPEN_DELAY);
    });
  };
  const refetchWhenVisible = (): void => {
    if (!document.hidden && !isLive()) notify(null);
  };
  document.addEventListener("visibilitychange", refetchWhenVisible);
  schedulePoll();
  open();
  const connection: Connection = {
    listeners,
    stop() {
      stream?.close();
      clearTimeout(pollTimer);
      clearTimeout(reopenTimer);
      document.removeEventListener("visibilitychange", refetchWhenVisible);
    },
  };
  connections.set(base, connection);
  return connection;
}

function parseChange(data: string): WidgetChange | null {
  const change: unknown = JSON.parse(data);
  const hasTournament = typeof change === "object" && change !== null && "tournament" in change;
  return hasTournament ? { tournament: String(change.tournament) } : null;
}

/** Live updates: one event stream for all pages of a browser, or polling if there is no stream. */
import { subscribeToStream } from "#web/events/subscribe-to-stream.ts";

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
/** Poll interval in milliseconds without a stream, and the longer one with a stream. */
const POLL_INTERVAL = 15 * SECOND;
const CHECK_INTERVAL = 300 * SECOND;

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
  const { isLive, unsubscribe } = subscribeToStream(`${base}/api/v1/events`, ({ name, data }) => {
    if (name === "change") notify(parseChange(data));
    if (name === "reset") notify(null);
  });
  let checkedAt = performance.now();
  let pollTimer: ReturnType<typeof setTimeout>;
  const schedulePoll = (): void => {
    // At random times, so that the widgets of many viewers do not send requests at once.
    pollTimer = setTimeout(poll, POLL_INTERVAL * (0.8 + 0.4 * Math.random()));
  };
  const poll = (): void => {
    const isDue = !isLive() || performance.now() - checkedAt > CHECK_INTERVAL;
    if (isDue && !document.hidden) {
      checkedAt = performance.now();
      notify(null);
    }
    schedulePoll();
  };
  const refetchWhenVisible = (): void => {
    if (!document.hidden && !isLive()) notify(null);
  };
  document.addEventListener("visibilitychange", refetchWhenVisible);
  schedulePoll();
  const connection: Connection = {
    listeners,
    stop() {
      unsubscribe();
      clearTimeout(pollTimer);
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

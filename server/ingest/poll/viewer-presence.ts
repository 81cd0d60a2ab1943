import { MINUTE } from "#core/lib/time.ts";

/** How long a viewer counts as present after a request, in milliseconds. */
const PRESENCE_DURATION = MINUTE;

/** Presence of viewers: whether a page, widget or script requested data in the last minute. */
export type ViewerPresence = ReturnType<typeof createViewerPresence>;

/**
 * Creates a presence without viewers.
 *
 * @param monotonic Returns milliseconds since any origin.
 */
export function createViewerPresence(monotonic: () => number) {
  const listeners: (() => void)[] = [];
  let here = -Infinity;
  let elsewhere = -Infinity;
  const isRecent = (at: number): boolean => monotonic() - at < PRESENCE_DURATION;
  /** Returns whether this or another process has a viewer. */
  const isWatched = (): boolean => isRecent(Math.max(here, elsewhere));
  const notifyIfFirst = (wasWatched: boolean): void => {
    if (!wasWatched) for (const listener of listeners) listener();
  };
  return {
    /** Records a viewer's request to this process. */
    note() {
      const before = isWatched();
      here = monotonic();
      notifyIfFirst(before);
    },
    /** Records that a process on the same archive announced a viewer. */
    noteElsewhere() {
      const before = isWatched();
      elsewhere = monotonic();
      notifyIfFirst(before);
    },
    isWatchedHere: () => isRecent(here),
    isWatched,
    /** Calls the listener when the first viewer connects, to this or to another process. */
    subscribe: (listener: () => void) => void listeners.push(listener),
  };
}

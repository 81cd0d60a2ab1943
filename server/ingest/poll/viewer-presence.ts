import { MINUTE } from "#core/lib/time.ts";

/** How long a viewer counts as present after a request, in milliseconds. */
const PRESENCE_DURATION = MINUTE;

/** Presence of viewers: whether a page, widget or script requested data in the last minute. */
export interface ViewerPresence {
  /** Records a viewer's request to this process. */
  readonly note: () => void;
  /** Records that a process on the same archive announced a viewer. */
  readonly noteElsewhere: () => void;
  /** Returns whether this process has a viewer. */
  readonly isWatchedHere: () => boolean;
  /** Returns whether this or another process has a viewer. */
  readonly isWatched: () => boolean;
  /** Calls the listener when the first viewer connects, to this or to another process. */
  readonly subscribe: (listener: () => void) => void;
}

/**
 * Creates a presence without viewers.
 *
 * @param monotonic Returns milliseconds since any origin.
 */
export function createViewerPresence(monotonic: () => number): ViewerPresence {
  const listeners: (() => void)[] = [];
  let here = -Infinity;
  let elsewhere = -Infinity;
  const isRecent = (at: number): boolean => monotonic() - at < PRESENCE_DURATION;
  const isWatched = (): boolean => isRecent(Math.max(here, elsewhere));
  const notifyIfFirst = (wasWatched: boolean): void => {
    if (!wasWatched) for (const listener of listeners) listener();
  };
  return {
    note() {
      const before = isWatched();
      here = monotonic();
      notifyIfFirst(before);
    },
    noteElsewhere() {
      const before = isWatched();
      elsewhere = monotonic();
      notifyIfFirst(before);
    },
    isWatchedHere: () => isRecent(here),
    isWatched,
    subscribe: (listener) => void listeners.push(listener),
  };
}

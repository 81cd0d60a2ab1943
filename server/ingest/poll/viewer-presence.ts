import { MINUTE } from "#core/lib/time.ts";

/** How long a viewer counts as present after a request, in milliseconds. */
const PRESENCE_DURATION = MINUTE;

/** Presence of viewers: whether a page, widget or script requested data in the last minute. */
export type ViewerPresence = ReturnType<typeof createViewerPresence>;

/** Creates a presence without viewers. `monotonic` returns milliseconds since any origin. */
export function createViewerPresence(monotonic: () => number) {
  const listeners: (() => void)[] = [];
  const seen = { here: -Infinity, elsewhere: -Infinity };
  const isRecent = (at: number): boolean => monotonic() - at < PRESENCE_DURATION;
  /** Returns whether this or another process has a viewer. */
  const isWatched = (): boolean => isRecent(Math.max(seen.here, seen.elsewhere));
  return {
    /** Records a viewer's request to this process, or that another process announced a viewer. */
    note(where: keyof typeof seen = "here") {
      const isFirst = !isWatched();
      seen[where] = monotonic();
      if (isFirst) for (const listener of listeners) listener();
    },
    isWatchedHere: () => isRecent(seen.here),
    isWatched,
    /** Calls the listener when the first viewer connects, to this or to another process. */
    subscribe: (listener: () => void) => void listeners.push(listener),
  };
}

import { MINUTE } from "#core/lib/time.ts";

/** How long after somebody read something they are taken to be there, in milliseconds. */
const ATTENTION_SPAN = MINUTE;

/** Whether anybody looks at what the desk shows: a page, a widget, a script. */
export interface Watch {
  /** Somebody read something of this process. */
  readonly note: () => void;
  /** Another process on the same archive says that somebody reads there. */
  readonly noteElsewhere: () => void;
  readonly isWatchedHere: () => boolean;
  /** Here or elsewhere. */
  readonly isWatched: () => boolean;
  /** Tells when somebody comes where nobody was, here or elsewhere. */
  readonly subscribe: (listener: () => void) => void;
}

/**
 * A watch that nobody has come to.
 *
 * @param monotonic Milliseconds from any origin.
 */
export function createWatch(monotonic: () => number): Watch {
  const listeners: (() => void)[] = [];
  let here = -Infinity;
  let elsewhere = -Infinity;
  const isRecent = (at: number): boolean => monotonic() - at < ATTENTION_SPAN;
  const isWatched = (): boolean => isRecent(Math.max(here, elsewhere));
  const tellIfNew = (wasWatched: boolean): void => {
    if (!wasWatched) for (const listener of listeners) listener();
  };
  return {
    note() {
      const before = isWatched();
      here = monotonic();
      tellIfNew(before);
    },
    noteElsewhere() {
      const before = isWatched();
      elsewhere = monotonic();
      tellIfNew(before);
    },
    isWatchedHere: () => isRecent(here),
    isWatched,
    subscribe: (listener) => void listeners.push(listener),
  };
}

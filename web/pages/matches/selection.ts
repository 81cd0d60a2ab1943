/** The selected match of the list, outside React: a change renders only the details again. */
export interface Selection {
  /** Key of the selected match; `null` if none. */
  readonly get: () => string | null;
  /** The key that listeners may read: follows `get` after a pause. */
  readonly getShown: () => string | null;
  readonly set: (key: string | null) => void;
  /** Calls the listener after a change, at most once per `PAUSE` while rows are passed quickly. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Time without a change after which listeners are called, in milliseconds. */
const PAUSE = 120;

export function createSelection(): Selection {
  let current: string | null = null;
  let shown: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const show = (): void => {
    timer = undefined;
    if (shown === current) return;
    shown = current;
    for (const listener of listeners) listener();
  };
  return {
    get: () => current,
    getShown: () => shown,
    set: (key) => {
      current = key;
      const isQuick = timer !== undefined;
      clearTimeout(timer);
      if (!isQuick) show();
      timer = setTimeout(show, PAUSE);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

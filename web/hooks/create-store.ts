import { useSyncExternalStore } from "react";

/** Returns a value that is shared by components, which render again when it is set. */
export function createStore<T>(initial: T) {
  let current = initial;
  const listeners = new Set<() => void>();
  const get = (): T => current;
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    get,
    set: (next: T): void => {
      current = next;
      for (const listener of listeners) listener();
    },
    /** Returns the value; a hook. */
    use: (): T => useSyncExternalStore(subscribe, get),
  };
}

import { useSyncExternalStore } from "react";
import { SECOND } from "#core/lib/time.ts";

/** Server's clock minus the browser's, in milliseconds; large in the demo with its own date. */
let offset = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** Sets the clock of all pages. `now`: the server's current time in milliseconds. */
export function setServerNow(now: number): void {
  offset = now - Date.now();
  notify();
}

/** Returns the server's current time in milliseconds. */
export function getServerNow(): number {
  return Date.now() + offset;
}

/**
 * Returns the server's current time, rounded down to `step` milliseconds, so that a component that
 * counts minutes renders once a minute. All components share one timer.
 */
export function useServerNow(step: number): number {
  return useSyncExternalStore(subscribe, () => {
    const now = getServerNow();
    return now - (now % step);
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(notify, SECOND);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}

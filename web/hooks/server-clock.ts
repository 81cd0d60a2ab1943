import { useSyncExternalStore } from "react";
import { SECOND } from "#core/lib/time.ts";

/** Server's clock minus ours, in milliseconds: the demo replays another day. */
let offset = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** Sets the clock every page counts from. `now`: the server's time at this moment. */
export function setServerNow(now: number): void {
  offset = now - Date.now();
  notify();
}

/** Returns the server's time at this moment, in milliseconds. */
export function readServerNow(): number {
  return Date.now() + offset;
}

/**
 * The server's time, rounded down to `step` milliseconds: a component counting minutes renders once
 * a minute. One timer ticks for all.
 */
export function useServerNow(step: number): number {
  return useSyncExternalStore(subscribe, () => {
    const now = readServerNow();
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

import { resetIfTooLarge, type EventFrame } from "./event-frame.ts";

/** Maximum number of stored frames. */
const CAPACITY = 500;

/**
 * The latest frames published by this process, for subscribers that reconnect. If a thousand of
 * them lose their connection at once, they cause no archive read and one serialization.
 */
export function createEventReplay() {
  let position: number | null = null;
  /** Number before the first stored frame. */
  let base = 0;
  let stored: readonly EventFrame[] = [];
  const waiting = new Set<() => void>();
  /** Results of `after` by its argument. */
  const bursts = new Map<number, readonly EventFrame[]>();

  const advance = (to: number): void => {
    position = Math.max(position ?? to, to);
    bursts.clear();
    for (const check of waiting) check();
  };

  return {
    /** Returns the number of the newest change published here; `null` before it is known. */
    position: (): number | null => position,
    /** Sets the position before the first published change, unless a position is already known. */
    seed: (from: number) => {
      if (position !== null) return;
      base = from;
      advance(from);
    },
    /**
     * Stores frames, ordered by number. `to` is the number of the newest change, shown or not.
     */
    add: (frames: readonly EventFrame[], to: number) => {
      const first = frames[0];
      if (position === null) base = first === undefined ? to : first.id - 1;
      stored = [...stored, ...frames];
      if (stored.length > CAPACITY) {
        base = stored.at(-CAPACITY - 1)?.id ?? base;
        stored = stored.slice(-CAPACITY);
      }
      advance(to);
    },
    /**
     * Returns the frames after a number, the same array until the next change; `null` if some of them
     * are no longer stored, or the number is newer than the position.
     */
    after: (from: number): readonly EventFrame[] | null => {
      if (position === null || from < base || from > position) return null;
      const cached = bursts.get(from);
      if (cached !== undefined) return cached;
      const burst = resetIfTooLarge(stored.filter(({ id }) => id > from));
      bursts.set(from, burst);
      return burst;
    },
    /** Resolves to whether the position reaches `position` before `signal` aborts. */
    reach: (to: number, signal: AbortSignal) =>
      new Promise((resolve) => {
        const check = (): void => {
          const isReached = position !== null && position >= to;
          if (!isReached && !signal.aborted) return;
          waiting.delete(check);
          signal.removeEventListener("abort", check);
          resolve(isReached);
        };
        waiting.add(check);
        signal.addEventListener("abort", check);
        check();
      }),
  };
}

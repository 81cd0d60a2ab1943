import { orReset, type EventFrame } from "./event-frame.ts";

/** Frames of changes that are kept for subscribers that come back. */
const KEPT = 500;

/**
 * What this process has published, for subscribers that come back: a thousand of them that lost their
 * connection at once cost no archive read and one serialization.
 */
export interface EventReplay {
  /** Number of the newest change that was published here; `null` before it is known. */
  readonly position: () => number | null;
  /** Sets the position that publishing begins after, unless it is known. */
  readonly seed: (position: number) => void;
  /** Keeps frames in the order of their numbers; `position` is that of the newest change, shown or not. */
  readonly add: (frames: readonly EventFrame[], position: number) => void;
  /** Returns the frames after a number, the same array until the next change; `null` if not all are kept. */
  readonly after: (from: number) => readonly EventFrame[] | null;
  /** Resolves to whether the position reaches `position` before `signal` aborts. */
  readonly reach: (position: number, signal: AbortSignal) => Promise<boolean>;
}

/** Creates a replay that keeps nothing yet. */
export function createEventReplay(): EventReplay {
  let position: number | null = null;
  /** The number before the first kept frame. */
  let base = 0;
  let kept: readonly EventFrame[] = [];
  const waiting = new Set<() => void>();
  /** By the number that they come after. */
  const bursts = new Map<number, readonly EventFrame[]>();

  const advance = (to: number): void => {
    position = Math.max(position ?? to, to);
    bursts.clear();
    for (const check of waiting) check();
  };

  return {
    position: () => position,
    seed: (from) => {
      if (position !== null) return;
      base = from;
      advance(from);
    },
    add: (frames, to) => {
      const first = frames[0];
      if (position === null) base = first === undefined ? to : first.id - 1;
      kept = [...kept, ...frames];
      if (kept.length > KEPT) {
        base = kept.at(-KEPT - 1)?.id ?? base;
        kept = kept.slice(-KEPT);
      }
      advance(to);
    },
    after: (from) => {
      if (position === null || from < base || from > position) return null;
      const known = bursts.get(from);
      if (known !== undefined) return known;
      const burst = orReset(kept.filter(({ id }) => id > from));
      bursts.set(from, burst);
      return burst;
    },
    reach: (to, signal) =>
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

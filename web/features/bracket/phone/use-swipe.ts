import { type Touch, type TouchEvent, useRef } from "react";

/** Touch handlers of an element that can be swiped. */
interface SwipeHandlers {
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onTouchEnd: (event: TouchEvent) => void;
}

/** Minimum length of a swipe, in pixels. */
const MIN_SWIPE = 48;

/**
 * Returns touch handlers that detect horizontal swipes with one finger.
 *
 * @param onSwipe Called with 1 after a swipe to the left, -1 after one to the right.
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void): SwipeHandlers {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: ({ touches }) => {
      start.current = touches.length === 1 ? pointOf(touches[0]) : null;
    },
    onTouchEnd: ({ changedTouches }) => {
      const touch = changedTouches[0];
      if (start.current === null || touch === undefined) return;
      const x = touch.clientX - start.current.x;
      const y = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) > MIN_SWIPE && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
}

function pointOf(touch: Touch | undefined): { readonly x: number; readonly y: number } | null {
  return touch === undefined ? null : { x: touch.clientX, y: touch.clientY };
}

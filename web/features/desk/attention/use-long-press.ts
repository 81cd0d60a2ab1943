import { type PointerEvent, useRef } from "react";

/** How long a touch must rest, in milliseconds. */
const LONG_PRESS_MS = 500;

/** Detects a long press by touch, which also ticks a row. */
export function useLongPress(onLongPress: (target: EventTarget) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLong = useRef(false);
  const stop = (): void => {
    clearTimeout(timer.current);
  };
  return {
    /** Returns whether the click follows a long press, which has had its effect. */
    wasLong: (): boolean => isLong.current,
    on: {
      onPointerDown: ({ pointerType, target }: PointerEvent): void => {
        stop();
        isLong.current = false;
        if (pointerType !== "touch") return;
        timer.current = setTimeout(() => {
          isLong.current = true;
          onLongPress(target);
        }, LONG_PRESS_MS);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
    },
  };
}

import { type RefObject, useEffect, useRef } from "react";

/**
 * For what stands where something else stood meanwhile, like the button that a form replaced: it gets
 * the keyboard that went away with the other.
 *
 * @param isReplaced Whether the other one stands there now.
 */
export function useRefocus<T extends HTMLElement>(isReplaced: boolean): RefObject<T | null> {
  const own = useRef<T>(null);
  const was = useRef(isReplaced);
  useEffect(() => {
    const isBack = was.current && !isReplaced;
    was.current = isReplaced;
    // Whoever went on elsewhere meanwhile stays there.
    if (isBack && document.activeElement === document.body) {
      own.current?.focus({ preventScroll: true });
    }
  }, [isReplaced]);
  return own;
}

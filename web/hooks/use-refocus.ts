import { type RefObject, useEffect, useRef } from "react";

/**
 * Returns a ref for an element that another one temporarily replaces, for example a button that
 * opens a form in its place. The element gets the focus back when the other one disappears.
 */
export function useRefocus<T extends HTMLElement>(isReplaced: boolean): RefObject<T | null> {
  const element = useRef<T>(null);
  const wasReplaced = useRef(isReplaced);
  useEffect(() => {
    const isBack = wasReplaced.current && !isReplaced;
    wasReplaced.current = isReplaced;
    // The viewer may have moved the focus to another element.
    if (isBack && document.activeElement === document.body) {
      element.current?.focus({ preventScroll: true });
    }
  }, [isReplaced]);
  return element;
}

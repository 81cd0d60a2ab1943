import type { MouseEvent } from "react";

/**
 * Returns whether a click on a link is handled by this page, and if so, stops the browser from
 * following it. With a modifier key, the browser opens a tab or a window.
 */
export function interceptPlainClick(event: MouseEvent): boolean {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return false;
  event.preventDefault();
  return true;
}

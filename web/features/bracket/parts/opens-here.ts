import type { MouseEvent } from "react";

/**
 * Whether a click on a link opens on this page; then the browser does not follow it. With a key
 * held, the browser opens a tab or a window as for every link.
 */
export function opensHere(event: MouseEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  return true;
}

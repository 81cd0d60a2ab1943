import { useSyncExternalStore } from "react";

/** What can stand over any page, one at a time; each is loaded when it is first asked for. */
export type Dialog = "palette" | "preferences" | "shortcuts";

let open: Dialog | null = null;
const listeners = new Set<() => void>();

/** What stands over the page now. */
export function useOverlay(): Dialog | null {
  return useSyncExternalStore(subscribe, () => open);
}

/** Opens one, or closes what is open. */
export function showOverlay(overlay: Dialog | null): void {
  open = overlay;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

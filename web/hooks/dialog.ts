import { useSyncExternalStore } from "react";

/** Dialog that can open over any page, one at a time. */
export type DialogName = "palette" | "preferences" | "shortcuts";

let open: DialogName | null = null;
const listeners = new Set<() => void>();

/** Returns the open dialog; `null` if none is open. */
export function useOpenDialog(): DialogName | null {
  return useSyncExternalStore(subscribe, () => open);
}

/** Opens a dialog in place of the open one; `null` closes it. */
export function setOpenDialog(dialog: DialogName | null): void {
  open = dialog;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

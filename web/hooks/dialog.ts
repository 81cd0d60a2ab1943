import { createStore } from "./create-store.ts";
import { holdKeys } from "./hold-keys.ts";

/** Dialog that can open over any page, one at a time. */
export type DialogName = "palette" | "preferences" | "shortcuts";

const store = createStore<DialogName | null>(null);

/** Returns the open dialog; `null` if none is open. */
export const useOpenDialog = store.use;

/** Opens a dialog in place of the open one, which gets all keys from now on; `null` closes it. */
export function setOpenDialog(dialog: DialogName | null): void {
  if (dialog !== null && dialog !== store.get())
    holdKeys(
      () => store.get() === dialog,
      () => store.set(null),
    );
  store.set(dialog);
}

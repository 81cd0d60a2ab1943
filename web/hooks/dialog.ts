import { createStore } from "./create-store.ts";

/** Dialog that can open over any page, one at a time. */
export type DialogName = "palette" | "preferences" | "shortcuts";

const store = createStore<DialogName | null>(null);

/** Returns the open dialog; `null` if none is open. */
export const useOpenDialog = store.use;

/** Opens a dialog in place of the open one; `null` closes it. */
export const setOpenDialog = store.set;

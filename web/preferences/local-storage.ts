/** What this browser keeps under a key; "" for nothing, also where it refuses its store altogether. */
export function readStored(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Keeps a text. In no store, or a full one, it holds until the page is left. */
export function writeStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Nothing to be done about it, and nothing that the reader must know.
  }
}

/** Calls back whenever another tab of this browser keeps something else under a key. */
export function subscribeStored(key: string, onChange: () => void): void {
  addEventListener("storage", (event) => {
    if (event.key === key) onChange();
  });
}

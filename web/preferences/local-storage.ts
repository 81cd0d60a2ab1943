/** Returns the text stored under a key; "" if there is none or the browser denies access. */
export function readStoredText(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Stores a text under a key. Does nothing if the storage is full or the browser denies access. */
export function writeStoredText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // The value still applies until the page is closed.
  }
}

/** Calls the listener when another tab of this browser changes the text under a key. */
export function subscribeToOtherTabs(key: string, onChange: () => void): void {
  addEventListener("storage", (event) => {
    if (event.key === key) onChange();
  });
}

import { areKeysHeld, releaseKeys } from "#web/hooks/hold-keys.ts";

/** Gives the keys that were held while something opened to what has the focus now, in order. */
export async function replayKeys(): Promise<void> {
  // What opens may focus one of its fields within this task.
  await Promise.resolve();
  const target = document.activeElement ?? document.body;
  const opened = target.closest("dialog") ?? target;
  for (const key of releaseKeys()) {
    pressKey(document.activeElement ?? document.body, key);
    // Until the effect of the key is rendered.
    await Promise.resolve();
    // The key has closed a sheet: the rest belongs to the one that opens next, which records it.
    if (!opened.isConnected && !areKeysHeld()) return;
  }
}

/** Dispatches a key to an element, with its effect on a text field. */
function pressKey(target: Element, event: KeyboardEvent): void {
  const isDefault = target.dispatchEvent(new KeyboardEvent(event.type, event));
  if (!isDefault) return;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    editField(target, event.key);
}

/** Types a key into a field, or deletes with it; other keys have no effect without a browser. */
function editField(field: HTMLInputElement | HTMLTextAreaElement, key: string): void {
  const { selectionStart: start, selectionEnd: end, value } = field;
  // A field that is not for text has no caret.
  if (start === null || end === null) return;
  const hasSelection = start !== end;
  if (key === "Backspace")
    replaceText(field, "", hasSelection ? start : Math.max(start - 1, 0), end);
  else if (key === "Delete")
    replaceText(field, "", start, hasSelection ? end : Math.min(end + 1, value.length));
  else if (key.length === 1) replaceText(field, key, start, end);
}

function replaceText(
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  start: number,
  end: number,
): void {
  // React takes a value that was assigned for its own, and would not report it as a change.
  field.setRangeText(text, start, end, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

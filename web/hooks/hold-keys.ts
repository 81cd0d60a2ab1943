import { SECOND } from "#core/lib/time.ts";

/** Time after which keys reach the page again although nothing has opened, in milliseconds. */
const LIMIT = 20 * SECOND;

const keys: KeyboardEvent[] = [];
let isOpening: () => boolean;
let giveUp: () => void;
let until = 0;

/**
 * Keeps keys from the page while something opens that may still be loading, and records them for it
 * until it has the focus (`replayKeys`). Stops once another act has made the opening void; Esc
 * cancels the opening.
 */
export function holdKeys(isStillOpening: () => boolean, cancel: () => void): void {
  keys.length = 0;
  isOpening = isStillOpening;
  giveUp = cancel;
  until = performance.now() + LIMIT;
  // On the window, which an event reaches before all handlers of pages.
  addEventListener("keydown", holdKey, true);
}

/** Returns whether keys are kept from the page now. */
export function areKeysHeld(): boolean {
  return performance.now() < until && isOpening();
}

/** Lets keys reach the page again, and returns those that were recorded. */
export function releaseKeys(): readonly KeyboardEvent[] {
  const typed = areKeysHeld() ? keys.splice(0) : [];
  until = 0;
  return typed;
}

function holdKey(event: KeyboardEvent): void {
  if (!areKeysHeld()) return;
  const { key, ctrlKey, metaKey, altKey } = event;
  event.stopImmediatePropagation();
  // AltGr, which types a character, counts as Ctrl and Alt.
  const isShortcut = (ctrlKey || metaKey || altKey) && !event.getModifierState("AltGraph");
  // Shortcuts of the browser keep their effect, apart from that of the search.
  if (isShortcut ? key.toLowerCase() !== "k" : /^F\d/.test(key)) return;
  event.preventDefault();
  if (key === "Escape") {
    until = 0;
    giveUp();
  }
  // The key that opens may still be down.
  else if (!isShortcut && (keys.length > 0 || !event.repeat)) keys.push(event);
}

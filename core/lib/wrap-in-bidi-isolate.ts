/**
 * Wraps a name in Unicode isolates, so that a right-to-left name in a plain-text sentence does not
 * reorder the words around it. (In HTML, use `<bdi>` instead.)
 */
export function wrapInBidiIsolate(name: string): string {
  return `\u2068${name}\u2069`;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/;

const BEGINS_RIGHT_TO_LEFT = /^\P{L}*[\u0590-\u08ff\ufb1d-\ufefc]/u;

/** Returns whether the first letter of a name is of a right-to-left script, as `dir="auto"` decides. */
export function isRightToLeft(name: string): boolean {
  return BEGINS_RIGHT_TO_LEFT.test(name);
}

/** Wraps a text like `wrapInBidiIsolate` if it has letters of a right-to-left script. */
export function isolateRightToLeft(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? wrapInBidiIsolate(text) : text;
}

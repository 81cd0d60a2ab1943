/**
 * Wraps a name in Unicode isolates, so that a right-to-left name in a plain-text sentence does not
 * reorder the words around it. (In HTML, use `<bdi>` instead.)
 */
export function wrapInBidiIsolate(name: string): string {
  return `\u2068${name}\u2069`;
}

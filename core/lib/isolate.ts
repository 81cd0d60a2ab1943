/**
 * A name inside a sentence of plain text, in Unicode isolates: one that runs right to left does not
 * turn the words around it. (In HTML, `<bdi>` does the same.)
 */
export function isolate(name: string): string {
  return `\u2068${name}\u2069`;
}

/** A sentence with the isolates around its names made visible: `«Aino» won`. */
export function showIsolates(sentence: string): string {
  return sentence.replaceAll("\u2068", "«").replaceAll("\u2069", "»");
}

/** Makes the isolates around names in a sentence visible: `«Aino» won`. */
export function showIsolates(sentence: string): string {
  return sentence.replaceAll("\u2068", "«").replaceAll("\u2069", "»");
}

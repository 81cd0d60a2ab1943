import { foldSearchText } from "#core/lib/fold-search-text.ts";

/**
 * Splits a text at the first place of each query word, ignoring case and accents. The parts with an
 * odd index match the query.
 */
export function splitAtMatches(text: string, query: string): readonly string[] {
  const letters = Array.from(text);
  const isMarked = letters.map(() => false);
  // Folded letter by letter, so that each place in the folded text has its letter.
  const folded = letters.map((letter) => (letter.trim() === "" ? " " : foldSearchText(letter)));
  for (const word of foldSearchText(query).split(" ")) {
    const start = word === "" ? -1 : findWord(folded, word);
    if (start === -1) continue;
    let length = 0;
    for (let at = start; length < word.length; at += 1) {
      isMarked[at] = true;
      length += folded[at]?.length ?? word.length;
    }
  }
  const parts: string[] = [""];
  for (const [index, letter] of letters.entries()) {
    const isOdd = parts.length % 2 === 0;
    if (isMarked[index] === isOdd) parts[parts.length - 1] += letter;
    else parts.push(letter);
  }
  return parts;
}

/** Returns the index of the letter at which a word begins; one at the start of a word if possible. */
function findWord(folded: readonly string[], word: string): number {
  const starts = folded.flatMap((_, index) =>
    folded
      .slice(index, index + word.length)
      .join("")
      .startsWith(word)
      ? index
      : [],
  );
  return starts.find((index) => index === 0 || folded[index - 1] === " ") ?? starts[0] ?? -1;
}

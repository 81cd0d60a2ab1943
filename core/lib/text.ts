/**
 * Control characters, line and paragraph separators, and the bidirectional embeddings, overrides and
 * isolates that turn the text behind a name around. Joiners and direction marks stay: scripts need them.
 */
// oxlint-disable-next-line no-control-regex -- they are what is removed
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** Half of a surrogate pair: no URL, database or UTF-8 stream can hold it. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Nothing to remove here: what most texts are, and quick to see. */
const PLAIN = /^[ -~]*$/;

/**
 * Text from outside made safe to keep and show in any script: without control characters and
 * bidirectional overrides, halves of surrogate pairs replaced by U+FFFD.
 *
 * @param max Longest result, in code points.
 */
export function cleanText(text: string, max: number): string {
  if (text.length <= max && PLAIN.test(text)) return text;
  const clean = text.replace(UNSAFE, "").replace(LONE_SURROGATE, "\uFFFD");
  if (clean.length <= max) return clean;
  return Array.from(clean.slice(0, 2 * max))
    .slice(0, max)
    .join("");
}

/** What two spellings of one name share: NFC, case-folded, spaces collapsed. */
export function foldName(name: string): string {
  return name.normalize("NFC").trim().replace(/\s+/g, " ").toUpperCase().toLowerCase();
}

/** Whether a text is ASCII digits and nothing else; not so for "". Asked of every id and number. */
export function isDigits(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x30 || unit > 0x39) return false;
  }
  return text !== "";
}

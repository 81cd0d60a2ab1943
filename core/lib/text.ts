/**
 * Control characters, line and paragraph separators, and the bidirectional embeddings, overrides
 * and isolates, which reorder the text after a name. Not joiners and direction marks: scripts need
 * them.
 */
// oxlint-disable-next-line no-control-regex -- to be removed
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** Half of a surrogate pair: invalid in URLs, databases and UTF-8. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Text without characters to remove: a fast check that most texts pass. */
const PLAIN = /^[ -~]*$/;

/** Text without invisible characters: a fast check that most texts pass. */
const VISIBLE = /^[!-~]*$/;

/**
 * Makes untrusted text safe to store and show, in any script: removes control characters and
 * bidirectional overrides, replaces halves of surrogate pairs by U+FFFD, and truncates the text to
 * `max` code points.
 */
export function cleanText(text: string, max: number): string {
  if (text.length <= max && PLAIN.test(text)) return text;
  const clean = text.replace(UNSAFE, "").replace(LONE_SURROGATE, "\uFFFD");
  if (clean.length <= max) return clean;
  return Array.from(clean.slice(0, 2 * max))
    .slice(0, max)
    .join("");
}

/**
 * Characters that are invisible in a link: controls, spaces of all kinds, marks, joiners, fillers.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Returns whether a link contains a character that is not visible in it, also percent-encoded: it
 * can look like another link (T28).
 */
export function hasInvisibleCharacters(link: string): boolean {
  let decoded = link;
  try {
    decoded = decodeURIComponent(link.replaceAll(/%(?![\da-f]{2})/gi, "%25"));
  } catch {
    // Not valid UTF-8: browsers show it encoded.
  }
  return stripInvisible(link) !== link || stripInvisible(decoded) !== decoded;
}

/** Returns a text without characters that are not visible, like a host name from outside. */
export function stripInvisible(text: string): string {
  return VISIBLE.test(text) ? text : text.replace(INVISIBLE, "");
}

/**
 * A mark of a letter, above or below it, after four others or after two accents: Vietnamese has two,
 * other scripts have four. Accents count wherever they stand, because normalization reorders marks.
 */
const EXCESS_MARK =
  /(?<=[\p{Mn}\p{Me}]{4}|(?:[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f][\p{Mn}\p{Me}]*){2})[\p{Mn}\p{Me}]/gu;

/** Removes the marks of a letter that no alphabet has, so that the rest stays in its row. */
export function limitMarks(text: string): string {
  return VISIBLE.test(text) ? text : text.replace(EXCESS_MARK, "");
}

/** Characters that show nothing on their own, also the blank of Braille. */
const BLANK = /^[\p{M}\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\s\u2800]*$/u;

/** Returns whether a text shows nothing: it is empty, or only spaces, invisible characters and marks. */
export function isBlank(text: string): boolean {
  return BLANK.test(text);
}

/** Normalizes a name for comparison: NFC, no case, single spaces. */
export function foldName(name: string): string {
  return name.normalize("NFC").trim().replace(/\s+/g, " ").toUpperCase().toLowerCase();
}

/** Returns whether a text is one or more ASCII digits. Fast, because it checks every id. */
export function isDigits(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x30 || unit > 0x39) return false;
  }
  return text !== "";
}

/** Returns a text with a capital at its beginning. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

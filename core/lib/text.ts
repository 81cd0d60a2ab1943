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

/** Visible ASCII: nothing is hidden here, and quick to see. */
const VISIBLE = /^[!-~]*$/;

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

/**
 * Characters that a link shows to nobody: controls, spaces of all kinds, bidirectional controls and
 * marks, joiners, fillers, and halves of surrogate pairs.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Returns whether a link contains a character that is not visible in it, also percent-encoded: it can
 * look like another link (T28).
 */
export function hidesInLink(link: string): boolean {
  let decoded = link;
  try {
    decoded = decodeURIComponent(link.replaceAll(/%(?![\da-f]{2})/gi, "%25"));
  } catch {
    // Not UTF-8 when decoded: then it stays encoded wherever it is shown.
  }
  return withoutInvisible(link) !== link || withoutInvisible(decoded) !== decoded;
}

/** Returns a text without characters that are not visible, like a host name from outside. */
export function withoutInvisible(text: string): string {
  return VISIBLE.test(text) ? text : text.replace(INVISIBLE, "");
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

import { parseFont } from "./read-font.mjs";

/**
 * Returns a function that looks up advance widths in a static TrueType font.
 *
 * @param {Buffer} font
 * @returns {(letter: string) => number | undefined} in thousandths of an em; `undefined` if the
 * font has no glyph
 */
export function createAdvanceWidthLookup(font) {
  const { glyphOf, glyphs, unitsPerEm } = parseFont(font);
  return (letter) => {
    const glyph = glyphOf.get(letter.codePointAt(0));
    return glyph === undefined
      ? undefined
      : Math.round((glyphs[glyph].advance * 1000) / unitsPerEm);
  };
}

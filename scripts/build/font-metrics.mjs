import { readFont } from "./read-font.mjs";

/**
 * Advance widths of a static TrueType font.
 *
 * @param {Buffer} font
 * @returns {(letter: string) => number | undefined} Thousandths of an em; undefined without a glyph.
 */
export function advancesOf(font) {
  const { glyphOf, glyphs, unitsPerEm } = readFont(font);
  return (letter) => {
    const glyph = glyphOf.get(letter.codePointAt(0));
    return glyph === undefined
      ? undefined
      : Math.round((glyphs[glyph].advance * 1000) / unitsPerEm);
  };
}

/**
 * Draws the glyph for characters that a font lacks. harfbuzz empties it when it subsets a font, and
 * Chromium draws that of the first font for a character that no font has: a name would be invisible.
 */
import { parseFont } from "./read-font.mjs";
import { createFontFile, createOutlineTables } from "./merge-fonts.mjs";

/** On the outline, with coordinates of two bytes. */
const POINT = 0x01;

/**
 * Gives a font a box as its glyph 0.
 *
 * @param {Buffer} font TrueType, static or variable
 * @returns {Buffer} the font with the box, and offsets of four bytes
 */
export function drawMissingGlyph(font) {
  const { tables, unitsPerEm, glyphs } = parseFont(font);
  const box = createBox(glyphs[0].advance, unitsPerEm);
  const outlines = [box, ...glyphs.slice(1).map(({ outline }) => outline)];
  return createFontFile({
    ...Object.fromEntries(tables),
    ...createOutlineTables(tables.get("head"), outlines),
  });
}

/** Returns the outline of a box in an advance: its border as a rectangle with a hole. */
function createBox(advance, unitsPerEm) {
  const [side, top, line] = [advance * 0.12, unitsPerEm * 0.7, unitsPerEm * 0.05].map(Math.round);
  const right = advance - side;
  const border = [
    [side, 0],
    [side, top],
    [right, top],
    [right, 0],
  ];
  // The other way round, so that it is a hole.
  const hole = [
    [side + line, line],
    [right - line, line],
    [right - line, top - line],
    [side + line, top - line],
  ];
  const points = [...border, ...hole];
  const box = Buffer.alloc(56);
  [2, side, 0, right, top, 3, 7, 0].forEach((value, i) => box.writeInt16BE(value, i * 2));
  points.forEach((point, i) => {
    const [x, y] = points[i - 1] ?? [0, 0];
    box.writeUInt8(POINT, 16 + i);
    box.writeInt16BE(point[0] - x, 24 + i * 2);
    box.writeInt16BE(point[1] - y, 40 + i * 2);
  });
  return box;
}

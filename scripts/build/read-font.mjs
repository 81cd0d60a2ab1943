const LONG_OFFSETS = 1;

/**
 * Parses a static TrueType font with `glyf` outlines.
 *
 * @param {Buffer} font
 * @returns tables by name, units per em, glyphs (outline, advance, left bearing) in order, and
 * glyph numbers by code point
 */
export function parseFont(font) {
  const tables = new Map();
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const record = 12 + i * 16;
    const offset = font.readUInt32BE(record + 8);
    const name = font.toString("latin1", record, record + 4);
    tables.set(name, font.subarray(offset, offset + font.readUInt32BE(record + 12)));
  }
  const [head, loca, glyf, hmtx] = ["head", "loca", "glyf", "hmtx"].map((name) => tables.get(name));
  const isLong = head.readInt16BE(50) === LONG_OFFSETS;
  const offsetOf = (glyph) =>
    isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;
  const measured = tables.get("hhea").readUInt16BE(34);
  const count = tables.get("maxp").readUInt16BE(4);
  const glyphs = Array.from({ length: count }, (_, glyph) => ({
    outline: glyf.subarray(offsetOf(glyph), offsetOf(glyph + 1)),
    advance: hmtx.readUInt16BE(Math.min(glyph, measured - 1) * 4),
    bearing: hmtx.readInt16BE(
      glyph < measured ? glyph * 4 + 2 : measured * 4 + (glyph - measured) * 2,
    ),
  }));
  return {
    tables,
    unitsPerEm: head.readUInt16BE(18),
    glyphs,
    glyphOf: readCmap(tables.get("cmap")),
  };
}

/** Returns glyph numbers by code point, from the cmap subtable of format 4. */
function readCmap(cmap) {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) =>
    cmap.readUInt32BE(8 + i * 8),
  );
  const format4 = offsets.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (format4 === undefined) throw new Error("The font has no cmap subtable of format 4.");
  const twice = cmap.readUInt16BE(format4 + 6);
  const at = (part, i) => format4 + 14 + part * twice + (part > 0 ? 2 : 0) + i * 2;
  const glyphs = new Map();
  for (let i = 0; i < twice / 2; i++) {
    const [end, start] = [cmap.readUInt16BE(at(0, i)), cmap.readUInt16BE(at(1, i))];
    const delta = cmap.readInt16BE(at(2, i));
    const range = cmap.readUInt16BE(at(3, i));
    for (let code = start; code <= end && code < 0xffff; code++) {
      const listed = range === 0 ? code : cmap.readUInt16BE(at(3, i) + range + (code - start) * 2);
      const glyph = range !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}

/**
 * Merges static TrueType fonts with equal units per em into one. Web fonts are split by script, and
 * resvg renders a name with characters of two fonts wrongly or not at all.
 */
import { parseFont } from "./read-font.mjs";

const WINDOWS_UNICODE = [3, 1];
const LONG_OFFSETS = 1;
const COMPOSITE = { words: 0x1, more: 0x20, scale: 0x8, scaleXY: 0x40, matrix: 0x80 };

/**
 * Merges fonts.
 *
 * @param {readonly Buffer[]} fonts static, with `glyf` outlines; metrics and kerning are those of
 * the first, which also takes precedence for characters in several fonts
 * @param {{ family: string, weight: number, widthClass: number }} face family, weight and width
 * class of the result
 * @returns {Buffer} a TrueType font without hinting
 */
export function mergeFonts(fonts, { family, weight, widthClass }) {
  const parts = fonts.map(parseFont);
  const [first] = parts;
  const glyphs = [];
  const glyphOf = new Map();
  for (const part of parts) {
    if (part.unitsPerEm !== first.unitsPerEm)
      throw new Error("The fonts have different units per em.");
    const base = glyphs.length;
    for (const glyph of part.glyphs)
      glyphs.push({ ...glyph, outline: shiftComponents(glyph.outline, base) });
    for (const [code, glyph] of part.glyphOf) {
      if (!glyphOf.has(code)) glyphOf.set(code, base + glyph);
    }
  }
  const hhea = Buffer.from(first.tables.get("hhea"));
  hhea.writeUInt16BE(glyphs.length, 34);
  const os2 = Buffer.from(first.tables.get("OS/2"));
  os2.writeUInt16BE(weight, 4);
  os2.writeUInt16BE(widthClass, 6);
  const tables = {
    "OS/2": os2,
    cmap: cmapTable(glyphOf),
    ...createOutlineTables(
      first.tables.get("head"),
      glyphs.map(({ outline }) => outline),
    ),
    hhea,
    hmtx: hmtxTable(glyphs),
    maxp: maxpTable(parts, glyphs.length),
    name: nameTable(family),
    post: postTable(first.tables.get("post")),
  };
  // Glyphs of the first font keep their numbers, so its layout tables remain valid.
  for (const name of ["GDEF", "GPOS", "GSUB"]) {
    const table = first.tables.get(name);
    if (table !== undefined) tables[name] = table;
  }
  return createFontFile(tables);
}

/**
 * Returns an outline padded to four bytes. In a composite glyph, the numbers of its components are
 * increased by `base`.
 */
function shiftComponents(outline, base) {
  const copy = Buffer.alloc(Math.ceil(outline.length / 4) * 4);
  outline.copy(copy);
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return copy;
  let at = 10;
  let flags;
  do {
    flags = copy.readUInt16BE(at);
    copy.writeUInt16BE(copy.readUInt16BE(at + 2) + base, at + 2);
    at += 4 + (flags & COMPOSITE.words ? 4 : 2);
    if (flags & COMPOSITE.scale) at += 2;
    else if (flags & COMPOSITE.scaleXY) at += 4;
    else if (flags & COMPOSITE.matrix) at += 8;
  } while (flags & COMPOSITE.more);
  return copy;
}

/**
 * Builds a cmap table of format 4 from runs in which code point and glyph number increase together.
 */
function cmapTable(glyphOf) {
  const runs = [];
  for (const [code, glyph] of [...glyphOf].sort(([a], [b]) => a - b)) {
    const last = runs.at(-1);
    if (last?.end === code - 1 && last.glyph + code - last.start === glyph) last.end = code;
    else runs.push({ start: code, end: code, glyph });
  }
  runs.push({ start: 0xffff, end: 0xffff, glyph: 0 });
  const log = Math.floor(Math.log2(runs.length));
  const body = [
    runs.length * 2,
    2 ** log * 2,
    log,
    (runs.length - 2 ** log) * 2,
    ...runs.map(({ end }) => end),
    0,
    ...runs.map(({ start }) => start),
    ...runs.map(({ start, glyph }) => (glyph - start) & 0xffff),
    ...runs.map(() => 0),
  ];
  return words([0, 1, ...WINDOWS_UNICODE, 0, 12, 4, 6 + body.length * 2, 0, ...body]);
}

function hmtxTable(glyphs) {
  return words(glyphs.flatMap(({ advance, bearing }) => [advance, bearing & 0xffff]));
}

/** Returns the tables of a font's outlines, with offsets of four bytes. */
export function createOutlineTables(originalHead, outlines) {
  const head = Buffer.from(originalHead);
  head.writeInt16BE(LONG_OFFSETS, 50);
  const loca = Buffer.alloc((outlines.length + 1) * 4);
  let offset = 0;
  outlines.forEach((outline, glyph) => {
    offset += outline.length;
    loca.writeUInt32BE(offset, (glyph + 1) * 4);
  });
  return { head, loca, glyf: Buffer.concat(outlines) };
}

function maxpTable(parts, count) {
  const maxp = Buffer.from(parts[0].tables.get("maxp"));
  for (let at = 6; at < maxp.length; at += 2) {
    maxp.writeUInt16BE(
      Math.max(...parts.map(({ tables }) => tables.get("maxp").readUInt16BE(at))),
      at,
    );
  }
  maxp.writeUInt16BE(count, 4);
  return maxp;
}

/** Builds a name table with family and style, which is sufficient for resvg. */
function nameTable(family) {
  const texts = [
    [1, family],
    [2, "Regular"],
    [4, family],
    [6, family],
  ].map(([id, text]) => [id, Buffer.from(text, "utf16le").swap16()]);
  let offset = 0;
  const records = texts.flatMap(([id, text]) => {
    const record = [...WINDOWS_UNICODE, 0x409, id, text.length, offset];
    offset += text.length;
    return record;
  });
  const header = words([0, texts.length, 6 + texts.length * 12, ...records]);
  return Buffer.concat([header, ...texts.map(([, text]) => text)]);
}

/** Builds a post table without glyph names. */
function postTable(post) {
  const short = Buffer.from(post.subarray(0, 32));
  short.writeUInt32BE(0x00030000, 0);
  return short;
}

/** Returns a TrueType file of tables by name. */
export function createFontFile(tables) {
  const names = Object.keys(tables).sort();
  const log = Math.floor(Math.log2(names.length));
  const header = words([
    0x0001,
    0,
    names.length,
    2 ** log * 16,
    log,
    (names.length - 2 ** log) * 16,
  ]);
  const directory = Buffer.alloc(names.length * 16);
  const bodies = [];
  let offset = header.length + directory.length;
  names.forEach((name, i) => {
    const table = tables[name];
    directory.write(name, i * 16, "latin1");
    directory.writeUInt32BE(offset, i * 16 + 8);
    directory.writeUInt32BE(table.length, i * 16 + 12);
    const padding = (4 - (table.length % 4)) % 4;
    bodies.push(table, Buffer.alloc(padding));
    offset += table.length + padding;
  });
  return Buffer.concat([header, directory, ...bodies]);
}

function words(values) {
  const buffer = Buffer.alloc(values.length * 2);
  values.forEach((value, i) => buffer.writeUInt16BE(value, i * 2));
  return buffer;
}

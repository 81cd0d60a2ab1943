import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Font, parse, type PathCommand } from "opentype.js";

/** The shape of one character, in units of a grid. */
export interface OutlineGlyph {
  /** Distance to the origin of the next glyph. */
  readonly advance: number;
  /** Path data relative to the glyph's origin; "" for a space. */
  readonly outline: string;
}

export interface OutlineFont {
  /**
   * Returns the glyph of a character; `null` if the font does not contain it. `grid` is in units
   * per em: small text needs few, and then renders faster.
   */
  readonly findGlyph: (character: string, grid: number) => OutlineGlyph | null;
}

/** Returns the font of a weight and a `font-stretch` keyword; `null` if there is none. */
export type FontLookup = (weight: number, stretch: string) => OutlineFont | null;

/** Widths in file names of scripts/build/image-fonts.mjs, by `font-stretch`. */
const WIDTHS: Readonly<Record<string, number>> = {
  "ultra-condensed": 62,
  "extra-condensed": 66,
  condensed: 75,
  "semi-condensed": 88,
  normal: 100,
  "semi-expanded": 117,
};

/** Creates a lookup of the fonts in a folder. Each file is read on its first use. */
export function createFontLookup(folder: string): FontLookup {
  const fonts = new Map<string, OutlineFont | null>();
  return (weight, stretch) => {
    const file = join(folder, `${weight}-${WIDTHS[stretch] ?? stretch}.ttf`);
    let font = fonts.get(file);
    if (font === undefined) fonts.set(file, (font = existsSync(file) ? readFont(file) : null));
    return font;
  };
}

function readFont(file: string): OutlineFont {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  const font = parse(buffer.slice(byteOffset, byteOffset + byteLength));
  const grids = new Map<number, Map<string, OutlineGlyph | null>>();
  return {
    findGlyph(character, grid) {
      let glyphs = grids.get(grid);
      if (glyphs === undefined) {
        grids.set(grid, (glyphs = new Map<string, OutlineGlyph | null>()));
      }
      let glyph = glyphs.get(character);
      if (glyph === undefined) {
        glyphs.set(character, (glyph = readGlyph(font, character, grid)));
      }
      return glyph;
    },
  };
}

function readGlyph(font: Font, character: string, grid: number): OutlineGlyph | null {
  if (font.charToGlyphIndex(character) === 0) return null;
  const { advanceWidth = 0, path } = font.charToGlyph(character);
  const scale = grid / font.unitsPerEm;
  return { advance: advanceWidth * scale, outline: outlineOf(path.commands, scale) };
}

/** Curves whose width plus height is at most this many grid units are drawn as lines. */
const MAX_LINE_EXTENT = 4;

/** Returns relative path data. Flips the y axis, which points up in fonts and down in images. */
function outlineOf(commands: readonly PathCommand[], scale: number): string {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  let outline = "";
  for (const command of commands) {
    if (command.type === "Z") {
      [x, y] = [startX, startY];
      outline += "z";
      continue;
    }
    const [toX, toY] = [Math.round(command.x * scale), Math.round(-command.y * scale)];
    const to = `${toX - x} ${toY - y}`;
    const extent = Math.abs(toX - x) + Math.abs(toY - y);
    if (command.type === "M") {
      outline += `m${to}`;
      [startX, startY] = [toX, toY];
    } else if (command.type === "Q" && extent > MAX_LINE_EXTENT) {
      const by = `${Math.round(command.x1 * scale) - x} ${Math.round(-command.y1 * scale) - y}`;
      outline += `q${by} ${to}`;
    } else if (extent > 0) {
      outline += `l${to}`;
    }
    [x, y] = [toX, toY];
  }
  return outline;
}

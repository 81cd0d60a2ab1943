import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Font, parse, type PathCommand } from "opentype.js";

/** A letter of a face, on a grid of so many units per em. */
export interface OutlineGlyph {
  readonly advance: number;
  /** Path data relative to where the letter stands, "" for a space. */
  readonly outline: string;
}

/** A face whose letters are drawn as outlines. */
export interface OutlineFont {
  /**
   * Null for a character it does not hold.
   *
   * @param grid Units per em: what is small on the image needs few, and is drawn the faster.
   */
  readonly letter: (character: string, grid: number) => OutlineGlyph | null;
}

/** The face of a weight and a width by its CSS name; null where there is none. */
export type FontLookup = (weight: number, stretch: string) => OutlineFont | null;

/** Widths in the names of the files that scripts/build/image-fonts.mjs writes. */
const WIDTHS: Readonly<Record<string, number>> = {
  "ultra-condensed": 62,
  "extra-condensed": 66,
  condensed: 75,
  "semi-condensed": 88,
  normal: 100,
  "semi-expanded": 117,
};

/** Faces out of a folder, each read when it is first asked for. */
export function createFaces(folder: string): FontLookup {
  const faces = new Map<string, OutlineFont | null>();
  return (weight, stretch) => {
    const file = join(folder, `${weight}-${WIDTHS[stretch] ?? stretch}.ttf`);
    let face = faces.get(file);
    if (face === undefined) faces.set(file, (face = existsSync(file) ? readFace(file) : null));
    return face;
  };
}

function readFace(file: string): OutlineFont {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  const font = parse(buffer.slice(byteOffset, byteOffset + byteLength));
  const grids = new Map<number, Map<string, OutlineGlyph | null>>();
  return {
    letter(character, grid) {
      let letters = grids.get(grid);
      if (letters === undefined)
        grids.set(grid, (letters = new Map<string, OutlineGlyph | null>()));
      let letter = letters.get(character);
      if (letter === undefined) {
        letters.set(character, (letter = readLetter(font, character, grid)));
      }
      return letter;
    },
  };
}

function readLetter(font: Font, character: string, grid: number): OutlineGlyph | null {
  if (font.charToGlyphIndex(character) === 0) return null;
  const { advanceWidth = 0, path } = font.charToGlyph(character);
  const scale = grid / font.unitsPerEm;
  return { advance: advanceWidth * scale, outline: outlineOf(path.commands, scale) };
}

/** A curve of no more than so many units, a pixel or so, is drawn as a line. */
const SHORT = 4;

/** Path data that begins wherever the pen stands: units go up in a face, and down in an image. */
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
    const length = Math.abs(toX - x) + Math.abs(toY - y);
    if (command.type === "M") {
      outline += `m${to}`;
      [startX, startY] = [toX, toY];
    } else if (command.type === "Q" && length > SHORT) {
      const by = `${Math.round(command.x1 * scale) - x} ${Math.round(-command.y1 * scale) - y}`;
      outline += `q${by} ${to}`;
    } else if (length > 0) {
      outline += `l${to}`;
    }
    [x, y] = [toX, toY];
  }
  return outline;
}

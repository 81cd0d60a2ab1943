/** The part of opentype.js that Matchdesk uses. Its published types need all browser types. */
declare module "opentype.js" {
  /** Commands of TrueType outlines; the bundled fonts contain no others. */
  export type PathCommand =
    | { readonly type: "M" | "L"; readonly x: number; readonly y: number }
    | {
        readonly type: "Q";
        readonly x1: number;
        readonly y1: number;
        readonly x: number;
        readonly y: number;
      }
    | { readonly type: "Z" };

  export interface Glyph {
    readonly advanceWidth?: number;
    /** In font units; the y axis points up. */
    readonly path: { readonly commands: readonly PathCommand[] };
  }

  export interface Font {
    readonly unitsPerEm: number;
    readonly charToGlyphIndex: (character: string) => number;
    readonly charToGlyph: (character: string) => Glyph;
  }

  export const parse: (buffer: ArrayBuffer) => Font;
}

/** The package has no types. */
declare module "subset-font" {
  interface SubsetOptions {
    readonly targetFormat: "truetype";
    readonly variationAxes: Readonly<Record<string, number>>;
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}

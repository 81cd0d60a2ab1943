/** What we use of opentype.js, whose published types bring in all of the browser's. */
declare module "opentype.js" {
  /** Of TrueType outlines; those of other fonts are not in our faces. */
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
    /** In units of the face, upwards. */
    readonly path: { readonly commands: readonly PathCommand[] };
  }

  export interface Font {
    readonly unitsPerEm: number;
    readonly charToGlyphIndex: (character: string) => number;
    readonly charToGlyph: (character: string) => Glyph;
  }

  export const parse: (buffer: ArrayBuffer) => Font;
}

/** It comes without types. */
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

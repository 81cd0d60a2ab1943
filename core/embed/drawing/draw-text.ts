import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import {
  fitName,
  fitNameAndSize,
  type FontWidthPercent,
  hasKnownLetterWidths,
  measureNameWidth,
  type SizedName,
} from "#core/lib/fit-name.ts";

export interface DrawnText {
  /** Classes; the first ones set the colour. */
  readonly class: string;
  readonly x: number;
  /** Vertical middle of its letters. */
  readonly y: number;
  readonly size: number;
  readonly weight: 400 | 500 | 700 | 800;
  readonly anchor?: "middle" | "end" | undefined;
  /** Maximum width: a longer text is narrowed, then smaller, then cut. */
  readonly room: number;
  /** Widest width of the font; by default 100. */
  readonly widest?: FontWidthPercent;
  /** Whether it is wider than the default if there is room, like a title. */
  readonly isExpanded?: boolean;
  /** Country of a named contestant. */
  readonly country?: string;
}

/** How texts are drawn. */
export interface TextOptions {
  /** Smallest font size, in units. */
  readonly leastSize: number;
  /** Returns the font family of a name; `undefined` for that of the drawing. */
  readonly family?: (name: string, country: string) => string | undefined;
}

/** Draws a text; `null` if it is empty. */
export type DrawText = (content: string, text: DrawnText) => EmbedNode | null;

/** Keywords by width, because the attribute `font-stretch` allows no percentages. */
const STRETCH: Readonly<Record<FontWidthPercent, string | undefined>> = {
  100: undefined,
  88: "semi-condensed",
  75: "condensed",
  66: "extra-condensed",
  62: "ultra-condensed",
};

/** Width of an expanded text in relation to the default. */
export const EXPANSION = 1.2;
/**
 * From this share of the room on, the width is fixed: the viewer's font may be wider, and may have no
 * narrower widths.
 */
const MAX_FREE_SHARE = 0.75;
/** Names are not smaller than this; see `fitNameAndSize`. */
const LEAST_NAME_SIZE = 12;
/** Distance of the baseline from the vertical middle, in em. */
const BASELINE = 0.35;
/** Only names have a font at every width; other weights have one of 88 %. */
const NAME_WEIGHT = 700;
const FIGURE_WIDTH = 88;

/** Creates a function that draws texts, fitted to their room. */
export function createTextDrawer({ leastSize, family }: TextOptions): DrawText {
  return (content, text) => {
    if (content === "") return null;
    const { x, y, anchor, room, weight, isExpanded, country = "" } = text;
    const fitted = fit(content, text, leastSize);
    const expanded = fitted.pixels * EXPANSION;
    const isWide = isExpanded === true && !fitted.cut && expanded <= room && fitted.width === 100;
    const isNarrowed = fitted.cut || fitted.width < (text.widest ?? 100);
    const isName = isExpanded === true ? !isWide : weight > 400 && fitted.width < FIGURE_WIDTH;
    const pixels = isWide ? expanded : fitted.pixels;
    const isFixed =
      pixels > (MAX_FREE_SHARE * room * fitted.width) / 100 &&
      hasKnownLetterWidths(fitted.text.replace("›", ""));
    const attributes = {
      class: text.class,
      x: round(x),
      y: round(y + BASELINE * fitted.size),
      "font-size": fitted.size,
      "font-weight": isName ? NAME_WEIGHT : weight,
      "font-stretch": isWide ? "semi-expanded" : STRETCH[fitted.width],
      "font-family": family?.(content, country),
      "text-anchor": anchor,
      textLength: isFixed ? round(pixels) : undefined,
      lengthAdjust: isFixed ? "spacingAndGlyphs" : undefined,
    };
    return el("text", attributes, isNarrowed && el("title", {}, content), fitted.text);
  };
}

/** Returns the width of a strong text at a width of the font, in units. */
export type MeasureText = (content: string, size: number, width: FontWidthPercent) => number;

/** Creates a function that measures texts as they are drawn. */
export function createTextMeasure({ leastSize }: Pick<TextOptions, "leastSize">): MeasureText {
  return (content, size, width) =>
    measureNameWidth(content, { size: Math.max(size, leastSize), strong: true }, width);
}

/** Rounds to a tenth of a unit. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function fit(content: string, text: DrawnText, leastSize: number): SizedName {
  const { room, widest = 100, weight } = text;
  const font = { size: Math.max(text.size, leastSize), strong: weight > 500 };
  const pixels = measureNameWidth(content, font, widest);
  if (pixels <= room) return { text: content, cut: false, width: widest, pixels, size: font.size };
  return leastSize > LEAST_NAME_SIZE
    ? { ...fitName(content, room, font), size: font.size }
    : fitNameAndSize(content, room, font);
}

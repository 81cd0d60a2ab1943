import { el } from "#core/embed/parts/node.ts";
import {
  fitName,
  type FontWidthPercent,
  hasKnownLetterWidths,
  measureNameWidth,
} from "#core/lib/fit-name.ts";
import { fitNameAndSize, type SizedName } from "#core/lib/fit-name-and-size.ts";
import { roundToTenth } from "#core/lib/round-to-tenth.ts";
import {
  BASELINE,
  type DrawnText,
  type DrawText,
  EXPANSION,
  LEAST_NAME_SIZE,
  type TextTools,
} from "./text-tools.ts";

/** How texts are drawn. */
export interface TextOptions {
  /** Smallest font size, in units. */
  readonly leastSize: number;
  /** Returns the font family of a name; `undefined` for that of the drawing. */
  readonly family?: (name: string, country: string) => string | undefined;
}

/** Keywords by width, because the attribute `font-stretch` allows no percentages. */
const STRETCH: Readonly<Record<FontWidthPercent, string | undefined>> = {
  100: undefined,
  88: "semi-condensed",
  75: "condensed",
  66: "extra-condensed",
  62: "ultra-condensed",
};

/**
 * From this share of the room on, the width is fixed: the viewer's font may be wider, and may have no
 * narrower widths.
 */
const MAX_FREE_SHARE = 0.75;
/** Only names have a font at every width; other weights have one of 88 %. */
const NAME_WEIGHT = 700;
const FIGURE_WIDTH = 88;

/** Creates the functions that draw and measure texts in Archivo, which has a width axis. */
export function createTextTools(options: TextOptions): TextTools {
  const { leastSize } = options;
  return {
    text: createTextDrawer(options),
    measure: (content, size, width) =>
      measureNameWidth(content, { size: Math.max(size, leastSize), strong: true }, width),
    isHostFont: false,
  };
}

/** Creates a function that draws texts, fitted to their room. */
export function createTextDrawer({ leastSize, family }: TextOptions): DrawText {
  return (content, text) => {
    if (content === "") return null;
    const { x, y, anchor, room, weight = 400, isExpanded, country = "" } = text;
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
      x: roundToTenth(x),
      y: roundToTenth(y + BASELINE * fitted.size),
      "font-size": fitted.size,
      "font-weight": isName ? NAME_WEIGHT : weight,
      "font-stretch": isWide ? "semi-expanded" : STRETCH[fitted.width],
      "font-family": family?.(content, country),
      "text-anchor": anchor,
      textLength: isFixed ? roundToTenth(pixels) : undefined,
      lengthAdjust: isFixed ? "spacingAndGlyphs" : undefined,
    };
    return el("text", attributes, isNarrowed && el("title", {}, content), fitted.text);
  };
}

function fit(content: string, text: DrawnText, leastSize: number): SizedName {
  const { room, widest = 100, weight = 400, short } = text;
  const font = { size: Math.max(text.size, leastSize), strong: weight > 500 };
  const pixels = measureNameWidth(content, font, widest);
  if (pixels <= room) return { text: content, cut: false, width: widest, pixels, size: font.size };
  const fitted =
    leastSize > LEAST_NAME_SIZE
      ? { ...fitName(content, room, font), size: font.size }
      : fitNameAndSize(content, room, font);
  return fitted.cut && short
    ? { ...fit(short, { ...text, short: "" }, leastSize), cut: true }
    : fitted;
}

import { el, type EmbedNode } from "#core/embed/parts/node.ts";
import type { FontWidthPercent } from "#core/lib/fit-name.ts";
import { cutToFit } from "#core/lib/cut-to-fit.ts";
import { roundToTenth } from "#core/lib/round-to-tenth.ts";

export interface DrawnText {
  /** Classes; the first ones set the colour. */
  readonly class: string;
  readonly x: number;
  /** Vertical middle of its letters. */
  readonly y: number;
  readonly size: number;
  /** By default 400. */
  readonly weight?: 400 | 500 | 700 | 800;
  readonly anchor?: "middle" | "end" | undefined;
  /** Maximum width: a longer text is narrowed if its font has widths, then smaller, then cut. */
  readonly room: number;
  /** Replaces a text that would be cut; "" or absent for none. */
  readonly short?: string;
  /** Smallest size in the font of a host page; by default 12. */
  readonly least?: number;
  /** Widest width of the font; by default 100. */
  readonly widest?: FontWidthPercent;
  /** Whether it is wider than the default if there is room, like a title. */
  readonly isExpanded?: boolean;
  /** Country of a named contestant. */
  readonly country?: string;
}

/** Draws a text; `null` if it is empty. */
export type DrawText = (content: string, text: DrawnText) => EmbedNode | null;

/** Returns the width of a strong text at a width of the font, in units. */
export type MeasureText = (content: string, size: number, width: FontWidthPercent) => number;

/** Functions that draw and measure texts in one font. */
export interface TextTools {
  readonly text: DrawText;
  readonly measure: MeasureText;
  /** Whether the font is that of a host page. Then long names have no flag and no seed. */
  readonly isHostFont: boolean;
}

/** Names are not smaller than this; see `fitNameAndSize`. */
export const LEAST_NAME_SIZE = 12;
/** Width of an expanded text in relation to the default. */
export const EXPANSION = 1.2;
/** Distance of the baseline from the vertical middle, in em. */
export const BASELINE = 0.35;

/** Returns the width of a text in the font of a host page, in pixels. */
export type MeasureHostText = (content: string, size: number, isStrong: boolean) => number;

/** Heavier texts have weight 700, others 400: most fonts have no other weights. */
const MAX_REGULAR = 500;

/**
 * Creates the functions that draw and measure texts in the font of a host page. It has no width axis,
 * so long texts are smaller, then cut.
 */
export function createHostTextTools(measure: MeasureHostText): TextTools {
  return {
    measure: (content, size) => measure(content, size, true),
    isHostFont: true,
    text(content, { class: className, x, y, anchor, room, weight = 400, least, short, ...text }) {
      if (content === "") return null;
      const isStrong = weight > MAX_REGULAR;
      const isFitting = (part: string): boolean => measure(part, size, isStrong) <= room;
      let { size } = text;
      while (size > (least ?? LEAST_NAME_SIZE) && !isFitting(content)) size -= 1;
      const isCut = !isFitting(content);
      const attributes = {
        class: className,
        x: roundToTenth(x),
        y: roundToTenth(y + BASELINE * size),
        "font-size": size,
        "font-weight": isStrong ? 700 : 400,
        "text-anchor": anchor,
      };
      const shown = !isCut
        ? content
        : short && isFitting(short)
          ? short
          : cutToFit(content, isFitting);
      return el("text", attributes, isCut && el("title", {}, content), shown);
    },
  };
}

import { el } from "#core/embed/parts/node.ts";
import { cutToFit } from "#core/lib/cut-to-fit.ts";
import { BASELINE, LEAST_NAME_SIZE, round, type TextTools } from "./text-tools.ts";

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
        x: round(x),
        y: round(y + BASELINE * size),
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

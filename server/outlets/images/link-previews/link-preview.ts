import { createTextTools } from "#core/embed/drawing/draw-text.ts";
import type { DrawnText } from "#core/embed/drawing/text-tools.ts";
import type { EmbedNode } from "#core/embed/parts/node.ts";
import { measureNameWidth } from "#core/lib/fit-name.ts";
import { PREVIEW_IMAGE_SIZE } from "#core/paths/image-paths.ts";
import { findBundledFamily } from "#server/outlets/images/script-families.ts";

/** Content of a link preview image. */
export interface LinkPreview {
  /** Text for screen readers. */
  readonly title: string;
  readonly top: string;
  /** A state at the upper right corner: filled while live, outlined while a contestant is in play. */
  readonly mark: PreviewMark | null;
  readonly rows: readonly PreviewRow[];
  /** Headings of the figures; by default none. */
  readonly heads?: readonly string[];
  /** Indexes of the rows that have a line above them; by default none. */
  readonly lines?: readonly number[];
  /** Large text to the right of all rows, like the start of a match; by default none. */
  readonly aside?: string;
  readonly foot: readonly [left: string, right: string];
}

export interface PreviewMark {
  readonly text: string;
  readonly look: "live" | "outlined" | "plain";
}

export interface PreviewRow {
  /** "1", "5–8", "Champion"; "" leaves the room of a label empty if another row has one. */
  readonly label?: string | undefined;
  readonly name: string;
  /** Country code; "" leaves the room of a flag empty if another row has one; absent never does. */
  readonly country?: string;
  /** Scores or points, the most important one last. */
  readonly figures?: readonly string[];
  readonly look: "title" | "live" | "won" | "plain" | "quiet";
}

/** Half of the image's size, because it is drawn at two pixels per unit. */
export const SHEET = {
  width: PREVIEW_IMAGE_SIZE.width / 2,
  height: PREVIEW_IMAGE_SIZE.height / 2,
  left: 24,
  right: 576,
};
/** Size of the texts around the rows. */
export const TEXT_SIZE = 22;
/** Smallest font size: readable at half the image's width, as in a chat. */
export const LEAST_SIZE = 20;
const NARROWEST = 62;
/** Share of the room for a name whose letters have estimated widths. */
const ESTIMATED_SHARE = 0.82;

const textTools = createTextTools({ leastSize: LEAST_SIZE, family: findBundledFamily });

interface PreviewText extends Omit<DrawnText, "class"> {
  /** Class of its colour: by default `t1`. */
  readonly class?: string;
}

/** Draws a text, fitted to its room: narrower, then smaller, then cut. None if it is empty. */
export function drawPreviewText(
  content: string,
  { least = LEAST_SIZE, weight = 400, ...text }: PreviewText,
): readonly EmbedNode[] {
  let { size, room } = text;
  if (findBundledFamily(content, text.country ?? "") !== undefined) room *= ESTIMATED_SHARE;
  const needs = (at: number): number =>
    measureNameWidth(content, { size: at, strong: weight > 500 }, NARROWEST);
  while (size > least && needs(size) > room) size -= 1;
  const drawn = textTools.text(content, { class: "t1", ...text, room, size, weight });
  return drawn === null ? [] : [drawn];
}

/** Returns the width of the widest of these texts. */
export function measureWidest(
  texts: readonly string[],
  { size = TEXT_SIZE, strong = false, width = 100 } = {},
): number {
  return Math.max(0, ...texts.map((text) => measureNameWidth(text, { size, strong }, width)));
}

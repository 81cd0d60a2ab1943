import type { CSSProperties } from "react";

/**
 * Sizes that decide the layout and that the style sheets need too, in units of the layout; the style
 * sheets know them as custom properties: see `SIZE_PROPERTIES`.
 */
export const SIZES = {
  /** Space above the heads, in pixels. */
  framePadding: 9,
  /** Code and date of a card of the form S, left of its lines. */
  gutter: 43,
  /** Lines of the lists in the last column: a match, a placing, a match of the champion. */
  match: 30,
  placing: 26,
  own: 27,
} as const;

/** The custom properties of an element that contains a bracket. */
export const SIZE_PROPERTIES: CSSProperties = {
  "--frame-padding": `${SIZES.framePadding}px`,
  "--gutter-size": `${SIZES.gutter}px`,
  "--match-size": `${SIZES.match}px`,
  "--placing-size": `${SIZES.placing}px`,
  "--own-size": `${SIZES.own}px`,
};

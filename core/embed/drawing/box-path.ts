import type { Box } from "#core/layout/layout-types.ts";
import { round } from "./text-tools.ts";

/** Radii of the corners: top left, top right, bottom right. */
export type Corners = readonly [topLeft: number, topRight: number, bottomRight: number];

/** Returns the path data of a box, some of whose corners are round. */
export function boxPath(
  { x, y, width, height }: Box,
  [topLeft, topRight, bottomRight]: Corners,
): string {
  return [
    `M${round(x)} ${round(y + height)}V${round(y + topLeft)}`,
    arc(topLeft, topLeft, -topLeft),
    `H${round(x + width - topRight)}`,
    arc(topRight, topRight, topRight),
    `V${round(y + height - bottomRight)}`,
    arc(bottomRight, -bottomRight, bottomRight),
    `H${round(x)}z`,
  ].join("");
}

function arc(radius: number, toX: number, toY: number): string {
  return radius === 0 ? "" : `a${radius} ${radius} 0 0 1 ${toX} ${toY}`;
}

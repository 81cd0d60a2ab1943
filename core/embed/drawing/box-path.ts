import type { Box } from "#core/layout/layout-types.ts";
import { roundToTenth } from "#core/lib/round-to-tenth.ts";

/** Radii of the corners: top left, top right, bottom right. */
export type Corners = readonly [topLeft: number, topRight: number, bottomRight: number];

/** Returns the path data of a box, some of whose corners are round. */
export function boxPath(
  { x, y, width, height }: Box,
  [topLeft, topRight, bottomRight]: Corners,
): string {
  return [
    `M${roundToTenth(x)} ${roundToTenth(y + height)}V${roundToTenth(y + topLeft)}`,
    arc(topLeft, topLeft, -topLeft),
    `H${roundToTenth(x + width - topRight)}`,
    arc(topRight, topRight, topRight),
    `V${roundToTenth(y + height - bottomRight)}`,
    arc(bottomRight, -bottomRight, bottomRight),
    `H${roundToTenth(x)}z`,
  ].join("");
}

function arc(radius: number, toX: number, toY: number): string {
  return radius === 0 ? "" : `a${radius} ${radius} 0 0 1 ${toX} ${toY}`;
}

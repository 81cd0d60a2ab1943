import { hexToOklab, linearChannels, oklabToHex } from "./oklch.ts";

/** What text needs to be read (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;
const STEP = 0.01;

/** Contrast of two colours, `#rrggbb`, from 1 to 21 (WCAG 2.2). */
export function contrastOf(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminanceOf(a), luminanceOf(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * A colour moved in lightness, no farther than it must, until it can be read on a ground: darker on
 * a light one, lighter on a dark one.
 *
 * @param colour `#rrggbb`, as is `ground` and the answer.
 */
export function readableOn(ground: string, colour: string): string {
  const step = luminanceOf(ground) > 0.18 ? -STEP : STEP;
  const [lightness, a, b] = hexToOklab(colour);
  let moved = colour;
  for (let steps = 1; contrastOf(moved, ground) < READABLE; steps += 1) {
    moved = oklabToHex([lightness + steps * step, a, b]);
  }
  return moved;
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = linearChannels(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

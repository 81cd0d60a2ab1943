import { expect, it } from "vitest";
import { oklchToHex } from "./oklch.ts";

it.each([
  [[1, 0, 0], "#ffffff"],
  [[0, 0, 0], "#000000"],
  [[0.62796, 0.25768, 29.234], "#ff0000"],
  [[0.86644, 0.29483, 142.495], "#00ff00"],
  [[0.45201, 0.31321, 264.052], "#0000ff"],
  [[0.5999, 0, 0], "#808080"],
  // Out of range: clipped.
  [[0.9, 0.4, 142], "#00ff00"],
] as const)("converts oklch(%j) to %s", (colour, hex) => {
  expect(oklchToHex(colour)).toBe(hex);
});

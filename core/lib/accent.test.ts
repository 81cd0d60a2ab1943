import { assert, integer, property } from "fast-check";
import { expect, it } from "vitest";
import { adjustForContrast } from "./accent.ts";
import { linearChannels, linearToHex } from "./linear-light.ts";

const LIGHT = "#fcfdfb";
const DARK = "#101316";
const colour = integer({ min: 0, max: 0xffffff }).map(
  (value) => `#${value.toString(16).padStart(6, "0")}`,
);

/** Returns the contrast of two colours, from 1 to 21 (WCAG 2.2). */
function contrastOf(...colours: readonly string[]): number {
  const luminances = colours.map((one) => {
    const [red = 0, green = 0, blue = 0] = linearChannels(one);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  });
  return Math.max(...luminances) / Math.min(...luminances);
}

it("changes a colour as far as required on a light and a dark background, and no further", () => {
  assert(
    property(colour, (given) => {
      for (const background of [LIGHT, DARK]) {
        const contrast = contrastOf(adjustForContrast(background, given), background);
        expect(contrast).toBeGreaterThanOrEqual(4.5);
        expect(contrast).toBeLessThan(Math.max(contrastOf(given, background), 4.6) + 0.05);
      }
    }),
  );
});

it("keeps a colour that has sufficient contrast", () => {
  expect(adjustForContrast(LIGHT, "#7a1f5c")).toBe("#7a1f5c");
  expect(adjustForContrast(DARK, "#ffd166")).toBe("#ffd166");
});

it("restores a colour from its linear channels", () => {
  assert(
    property(colour, (given) => {
      expect(linearToHex(linearChannels(given))).toBe(given);
    }),
  );
});

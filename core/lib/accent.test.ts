import { assert, integer, property } from "fast-check";
import { expect, it } from "vitest";
import { contrastOf, adjustForContrast } from "./accent.ts";
import { linearChannels, linearToHex } from "./linear-light.ts";

const LIGHT = "#fcfdfb";
const DARK = "#101316";
const colour = integer({ min: 0, max: 0xffffff }).map(
  (value) => `#${value.toString(16).padStart(6, "0")}`,
);

it("measures contrast as WCAG does", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastOf("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

it("returns a colour with sufficient contrast on a light and a dark background", () => {
  assert(
    property(colour, (given) => {
      for (const background of [LIGHT, DARK]) {
        expect(contrastOf(adjustForContrast(background, given), background)).toBeGreaterThanOrEqual(
          4.5,
        );
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

it("changes a colour no further than required", () => {
  assert(
    property(colour, (given) => {
      for (const background of [LIGHT, DARK]) {
        const before = contrastOf(given, background);
        expect(contrastOf(adjustForContrast(background, given), background)).toBeLessThan(
          Math.max(before, 4.6) + 0.05,
        );
      }
    }),
  );
});

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

it("can be read on either ground, whatever the colour", () => {
  assert(
    property(colour, (given) => {
      for (const ground of [LIGHT, DARK]) {
        expect(contrastOf(adjustForContrast(ground, given), ground)).toBeGreaterThanOrEqual(4.5);
      }
    }),
  );
});

it("leaves a colour alone that can be read already", () => {
  expect(adjustForContrast(LIGHT, "#7a1f5c")).toBe("#7a1f5c");
  expect(adjustForContrast(DARK, "#ffd166")).toBe("#ffd166");
});

it("reads a colour back from its light", () => {
  assert(
    property(colour, (given) => {
      expect(linearToHex(linearChannels(given))).toBe(given);
    }),
  );
});

it("moves a colour no farther than it must", () => {
  assert(
    property(colour, (given) => {
      for (const ground of [LIGHT, DARK]) {
        const before = contrastOf(given, ground);
        expect(contrastOf(adjustForContrast(ground, given), ground)).toBeLessThan(
          Math.max(before, 4.6) + 0.05,
        );
      }
    }),
  );
});

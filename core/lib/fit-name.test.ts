import { describe, expect, it } from "vitest";
import { fitName, hasKnownLetterWidths, measureNameWidth, getNamePrefix } from "./fit-name.ts";

const CARD = { size: 14, strong: false };
const ROOM = 145;

describe("measureNameWidth", () => {
  it.each([
    ["beloved & remembered, mjmroh", 100, 200],
    ["beloved & remembered, mjmroh", 66, 144],
    ["beloved & remembered, mjmroh", 62, 137],
  ] as const)("measures %s at width %d like a browser: %d px", (name, width, pixels) => {
    expect(Math.abs(measureNameWidth(name, CARD, width) - pixels)).toBeLessThan(3);
  });

  it.each([
    ["Šárka", "Sarka"],
    ["Łukasz", "Łukasz"],
    ["Ёжик", "Ежик"],
    ["กิ", "ก"],
  ])("measures a letter with marks like its base letter: %s", (marked, plain) => {
    expect(measureNameWidth(marked, CARD, 100)).toBe(measureNameWidth(plain, CARD, 100));
  });

  it.each([
    ["鹿島", 28],
    ["한국", 28],
    ["🦭", 17.5],
  ])("measures %s at full width", (name, pixels) => {
    expect(measureNameWidth(name, CARD, 100)).toBe(pixels);
  });

  it("measures a bold name wider", () => {
    expect(measureNameWidth("nation", { size: 14, strong: true }, 100)).toBeGreaterThan(
      measureNameWidth("nation", CARD, 100),
    );
  });
});

it("returns the same beginning for names that share their first twelve letters", () => {
  const [bath, york] = ["University of Bath", "University of York"].map(getNamePrefix);
  expect(bath).toBe(york);
  expect(getNamePrefix("Universal")).not.toBe(york);
});

describe("fitName", () => {
  it.each([
    ["gort", 100, false],
    ["lowkirkenuenly mix", 100, false],
    ["5 digit conyoh cup", 100, false],
    ["beloved & remembered", 88, false],
    ["beloved & remembered, mjmroh", 66, false],
    ["beloved & remembered, mjmroh and the rest of us", 62, true],
  ] as const)("fits %s at width %d", (name, width, cut) => {
    expect(fitName(name, ROOM, CARD)).toMatchObject({ width, cut });
  });

  it.each(["beloved & remembered, mjmroh and the rest of us", "鹿島".repeat(20), "🇫🇮".repeat(20)])(
    "truncates %s with an ellipsis",
    (name) => {
      const fitted = fitName(name, ROOM, CARD);
      expect(fitted.text).toMatch(/…$/);
      expect(fitted.pixels).toBeLessThanOrEqual(ROOM);
    },
  );

  it("keeps both ends of a name when truncating in the middle", () => {
    const name = "University of Applied Sciences Helsinki B";
    expect(fitName(name, ROOM, CARD, true).text).toMatch(/^University.*….*Helsinki B$/);
  });

  it("never truncates within a grapheme", () => {
    expect(fitName("👩‍👩‍👧‍👦".repeat(9), 60, CARD).text).toMatch(/^(👩‍👩‍👧‍👦)*…$/u);
  });

  it("returns the ellipsis alone when no character fits", () => {
    expect(fitName("gort", 2, CARD).text).toBe("…");
  });
});

it.each([
  ["beloved & remembered", true],
  ["Šárka Ольга 鹿島", true],
  ["ทีม", false],
  ["نجوم", false],
  ["a 😀", false],
])("returns whether the width of %s is measured: %s", (name, measured) => {
  expect(hasKnownLetterWidths(name)).toBe(measured);
});

// oxlint-disable-next-line no-restricted-imports -- compares with the dashboard's own file
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { oklchToHex } from "#core/lib/oklch.ts";
import { imageColours } from "./image-colours.ts";

const tokens = readFileSync("web/styles/tokens.css", "utf8");

/** Returns the light and the dark value of a token as `#rrggbb`. */
function tokenOf(name: string): readonly string[] {
  const rule = new RegExp(`--${name}:([^;]*);`).exec(tokens)?.[1] ?? "";
  const values = [...rule.matchAll(/oklch\(([^)]*)\)/g)].map(([, numbers = ""]) => {
    const [lightness = 0, chroma = 0, hue = 0] = numbers.split(" ").map(Number);
    return oklchToHex([lightness, chroma, hue]);
  });
  return values.length === 1 ? [...values, ...values] : values;
}

it.each(Object.keys(imageColours("light")))("has the dashboard's value of --%s", (name) => {
  const [light, dark] = tokenOf(name);
  expect(Object.entries(imageColours("light"))).toContainEqual([name, light]);
  expect(Object.entries(imageColours("dark"))).toContainEqual([name, dark]);
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import subsetFont from "subset-font";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFontLookup } from "./fonts.ts";

const ARCHIVO = "node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2";
const folder = mkdtempSync(join(tmpdir(), "faces-"));

beforeAll(async () => {
  const font = await subsetFont(readFileSync(ARCHIVO), "AO ", {
    targetFormat: "truetype",
    variationAxes: { wght: 680, wdth: 88 },
  });
  writeFileSync(join(folder, "700-88.ttf"), font);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe("font lookup", () => {
  it("finds a font by weight and width", () => {
    const fonts = createFontLookup(folder);
    expect(fonts(700, "semi-condensed")).not.toBeNull();
    expect(fonts(700, "normal")).toBeNull();
    expect(fonts(400, "semi-condensed")).toBeNull();
  });

  it("scales glyph outlines to the requested grid", () => {
    const font = createFontLookup(folder)(700, "semi-condensed");
    const [fine, coarse] = [font?.findGlyph("O", 1024), font?.findGlyph("O", 16)];
    expect(fine?.advance).toBeCloseTo(64 * (coarse?.advance ?? 0), 6);
    expect(fine?.outline).toMatch(
      /^m(-?\d+ -?\d+)(q-?\d+ -?\d+ -?\d+ -?\d+|l-?\d+ -?\d+|m-?\d+ -?\d+|z)+$/,
    );
    const curves = (glyph: typeof fine): number => glyph?.outline.match(/q/g)?.length ?? 0;
    expect(curves(fine)).toBeGreaterThan(4 * curves(coarse));
    // Two outlines, the inner one a hole.
    expect(coarse?.outline.match(/z/g)).toHaveLength(2);
    expect(font?.findGlyph(" ", 16)).toMatchObject({ outline: "" });
  });

  it("returns null for a character that the font lacks", () => {
    expect(createFontLookup(folder)(700, "semi-condensed")?.findGlyph("日", 16)).toBeNull();
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import subsetFont from "subset-font";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFaces } from "./fonts.ts";

const ARCHIVO = "node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2";
const folder = mkdtempSync(join(tmpdir(), "faces-"));

beforeAll(async () => {
  const face = await subsetFont(readFileSync(ARCHIVO), "AO ", {
    targetFormat: "truetype",
    variationAxes: { wght: 680, wdth: 88 },
  });
  writeFileSync(join(folder, "700-88.ttf"), face);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe("faces", () => {
  it("are found by weight and width", () => {
    const faces = createFaces(folder);
    expect(faces(700, "semi-condensed")).not.toBeNull();
    expect(faces(700, "normal")).toBeNull();
    expect(faces(400, "semi-condensed")).toBeNull();
  });

  it("hold letters on the grid that is asked for", () => {
    const face = createFaces(folder)(700, "semi-condensed");
    const [fine, coarse] = [face?.letter("O", 1024), face?.letter("O", 16)];
    expect(fine?.advance).toBeCloseTo(64 * (coarse?.advance ?? 0), 6);
    expect(fine?.outline).toMatch(
      /^m(-?\d+ -?\d+)(q-?\d+ -?\d+ -?\d+ -?\d+|l-?\d+ -?\d+|m-?\d+ -?\d+|z)+$/,
    );
    const curves = (letter: typeof fine): number => letter?.outline.match(/q/g)?.length ?? 0;
    expect(curves(fine)).toBeGreaterThan(4 * curves(coarse));
    // Two outlines, the inner one a hole.
    expect(coarse?.outline.match(/z/g)).toHaveLength(2);
    expect(face?.letter(" ", 16)).toMatchObject({ outline: "" });
  });

  it("say what they do not hold", () => {
    expect(createFaces(folder)(700, "semi-condensed")?.letter("日", 16)).toBeNull();
  });
});

import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "opentype.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createScriptFontWriter } from "./script-slices.ts";

const PACKAGES = "node_modules/@fontsource-variable";
const assets = mkdtempSync(join(tmpdir(), "assets-"));

beforeAll(() => {
  for (const [name, slice] of [
    ["noto-sans-kr", 112],
    ["noto-sans-kr", 116],
    ["noto-sans-jp", 118],
  ] as const) {
    const file = `${name}-${slice}-wght-normal.woff2`;
    copyFileSync(join(PACKAGES, name, "files", file), join(assets, file));
    const rules = readFileSync(join(PACKAGES, name, "wght.css"), "utf8").split("/*");
    const rule = rules.find((one) => one.includes(file)) ?? "";
    // As the build writes it.
    const css = rule.slice(rule.indexOf("@")).replaceAll(/:\s+/g, ":").replaceAll("'", "");
    writeFileSync(join(assets, `wght-${name}-${slice}.css`), css);
  }
});

afterAll(() => {
  rmSync(assets, { recursive: true });
});

/** Returns the file names of the fonts for an SVG with one text, without endings. */
async function writeFor(content: string, family = ""): Promise<readonly string[]> {
  const attribute = family === "" ? "" : ` font-family="${family}"`;
  const paths = await createScriptFontWriter(assets)(`<text x="1"${attribute}>${content}</text>`);
  for (const path of paths) {
    const { buffer } = new Uint8Array(readFileSync(path));
    const font = parse(buffer);
    expect(Array.from(content).some((letter) => font.charToGlyphIndex(letter) !== 0)).toBe(true);
  }
  return paths.map((path) => /noto-sans-\w+/.exec(path)?.[0] ?? path);
}

describe("script font writer", () => {
  it("writes no font for Latin, Greek and Cyrillic letters", async () => {
    expect(await writeFor("Żaneta Ολύμπια Зоряна")).toEqual([]);
  });

  it("writes the font that has a letter, as TrueType", async () => {
    expect(await writeFor("김")).toEqual(["noto-sans-kr"]);
  });

  it("prefers the family of the text, and takes another if that lacks the letter", async () => {
    expect(await writeFor("日", "Noto Sans JP")).toEqual(["noto-sans-jp"]);
    expect(await writeFor("日", "Noto Sans KR")).toEqual(["noto-sans-kr"]);
    expect(await writeFor("김", "Noto Sans JP")).toEqual(["noto-sans-kr"]);
  });

  it("writes no font for a letter that no font has", async () => {
    expect(await writeFor("𠀀")).toEqual([]);
  });
});

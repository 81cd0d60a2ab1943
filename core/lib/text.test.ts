import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText, foldName } from "./text.ts";

describe("cleanText", () => {
  it.each([
    ["plain", "div 4 winners", "div 4 winners"],
    ["spaces are the name's own", " a  b ", " a  b "],
    ["scripts", "ナナシ / Ωμέγα / שלום / สวัสดี", "ナナシ / Ωμέγα / שלום / สวัสดี"],
    ["first characters that mean something elsewhere", "=1+1 @x -y :z:", "=1+1 @x -y :z:"],
    ["markup stays text", "<img onerror=x>", "<img onerror=x>"],
    ["control characters", "a\u0000b\r\nc\td\u007fe\u0085f", "abcdef"],
    ["bidirectional overrides and isolates", "\u202egnp.exe\u202c \u2066x\u2069", "gnp.exe x"],
    ["line separators", "a\u2028b\u2029c", "abc"],
    ["joiners stay", "👩‍👩‍👧 \u200f", "👩‍👩‍👧 \u200f"],
    ["half a surrogate pair", "a\ud83d b", "a\ufffd b"],
  ])("%s", (_name, given, clean) => {
    expect(cleanText(given, 200)).toBe(clean);
  });

  it.each([
    ["a".repeat(10_000), 200, "a".repeat(200)],
    ["😀😀😀", 2, "😀😀"],
    ["😀😀", 2, "😀😀"],
    ["😀😀", 3, "😀😀"],
  ])("caps by code points and cuts none in two", (given, max, capped) => {
    expect(cleanText(given, max)).toBe(capped);
  });

  it("leaves nothing that a URL cannot carry, and nothing more on a second pass", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const clean = cleanText(text, 50);
        encodeURIComponent(clean);
        expect(cleanText(clean, 50)).toBe(clean);
      }),
    );
  });
});

describe("foldName", () => {
  it.each([
    ["Team  Liquid ", "team liquid"],
    ["Cafe\u0301", "caf\u00e9"],
    ["STRASSE", "strasse"],
    ["straße", "strasse"],
    ["a\u00a0b", "a b"],
  ])("%j is %j", (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });
});

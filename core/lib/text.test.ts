import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { cleanText, foldName, hasInvisibleCharacters, stripInvisible } from "./text.ts";

describe("cleanText", () => {
  it.each([
    ["plain", "div 4 winners", "div 4 winners"],
    ["spaces", " a  b ", " a  b "],
    ["scripts", "ナナシ / Ωμέγα / שלום / สวัสดี", "ナナシ / Ωμέγα / שלום / สวัสดี"],
    ["characters with a meaning in other formats", "=1+1 @x -y :z:", "=1+1 @x -y :z:"],
    ["markup", "<img onerror=x>", "<img onerror=x>"],
    ["control characters", "a\u0000b\r\nc\td\u007fe\u0085f", "abcdef"],
    ["bidirectional overrides and isolates", "\u202egnp.exe\u202c \u2066x\u2069", "gnp.exe x"],
    ["line separators", "a\u2028b\u2029c", "abc"],
    ["joiners", "👩‍👩‍👧 \u200f", "👩‍👩‍👧 \u200f"],
    ["half a surrogate pair", "a\ud83d b", "a\ufffd b"],
  ])("cleans text with: %s", (_name, given, clean) => {
    expect(cleanText(given, 200)).toBe(clean);
  });

  it.each([
    ["a".repeat(10_000), 200, "a".repeat(200)],
    ["😀😀😀", 2, "😀😀"],
    ["😀😀", 2, "😀😀"],
    ["😀😀", 3, "😀😀"],
  ])("truncates by code points", (given, max, capped) => {
    expect(cleanText(given, max)).toBe(capped);
  });

  it("returns text that is valid in a URL, and that a second pass does not change", () => {
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
  ])("normalizes %j to %j", (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });
});

/** T28: a link that looks like another one. */
describe("hasInvisibleCharacters", () => {
  it.each([
    "https://a.example/match/SITE?id=ID&x=%20y#z".replace("%20", "+"),
    "https://a.example/ottelu/äiti/日本",
    "https://a.example/100%",
    "https://a.example/%ff",
    "https://a.example/%E4%BD%A0",
  ])("accepts %s", (link) => {
    expect(hasInvisibleCharacters(link)).toBe(false);
  });

  it.each([
    ["an override", "https://a.example/\u202egpj.exe"],
    ["an isolate", "https://a.example/\u2066x\u2069"],
    ["a direction mark", "https://a.example/\u200fx"],
    ["an Arabic letter mark", "https://a.example/\u061cx"],
    ["a zero width space", "https://a\u200b.example/"],
    ["a joiner", "https://a.example/\u200dx"],
    ["a soft hyphen", "https://a\u00ad.example/"],
    ["a byte order mark", "https://a.example/\ufeff"],
    ["a Hangul filler", "https://a.example/\u3164"],
    ["a tag character", "https://a.example/\u{e0041}"],
    ["a no-break space", "https://a.example/\u00a0"],
    ["a control character", "https://a.example/\u0007"],
    ["half of a surrogate pair", "https://a.example/\ud800"],
    ["an override as bytes", "https://a.example/%E2%80%AEgpj.exe"],
    [
      "an override as bytes in lower case, after a plain percent sign",
      "https://a.example/100%?%e2%80%ae",
    ],
  ])("rejects %s", (_, link) => {
    expect(hasInvisibleCharacters(link)).toBe(true);
  });
});

test("stripInvisible removes invisible characters only, in any script", () => {
  expect(stripInvisible("a\u200b.exa\u202emple")).toBe("a.example");
  expect(stripInvisible("пример.испытание")).toBe("пример.испытание");
});

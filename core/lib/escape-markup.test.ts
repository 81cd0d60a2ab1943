import { expect, it } from "vitest";
import { escapeXml } from "./escape-markup.ts";

it.each([
  ["Aino", "Aino"],
  ['<b a="1">&', "&lt;b a=&quot;1&quot;&gt;&amp;"],
  ["a\u0000b\u001F", "a\uFFFDb\uFFFD"],
  ["\uD800", "\uFFFD"],
  ["tab\tand\nline", "tab\tand\nline"],
])("escapes %j for XML", (text, expected) => {
  expect(escapeXml(text)).toBe(expected);
});

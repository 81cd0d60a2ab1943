import * as fc from "fast-check";
import { expect, it } from "vitest";
import { escapeXml } from "./escape-markup.ts";
import { decodeEntities } from "./decode-entities.ts";

it.each([
  ["Salt &amp; Pepper", "Salt & Pepper"],
  ["&lt;3 &quot;Zed&quot; O&apos;Neil &gt;", '<3 "Zed" O\'Neil >'],
  ["O&#39;Neil &#039; &#x27; &#X27;", "O'Neil ' ' '"],
  ["Jo&atilde;o, M&uuml;ller, &Oslash;yvind, &szlig;, &yuml;", "João, Müller, Øyvind, ß, ÿ"],
  ["&Omega;&sigmaf;&alpha; &Scaron; &hellip;", "Ωςα Š …"],
  ["&#x1F600;", "😀"],
  ["&amp;amp; &amp;lt;b&amp;gt;", "&amp; &lt;b&gt;"],
  [
    "AT&T, R&D; &copy &unknown; &; &#; &#x; &#1114112;",
    "AT&T, R&D; &copy &unknown; &; &#; &#x; &#1114112;",
  ],
  ["no entity", "no entity"],
])("decodes %j as %j", (text, expected) => {
  expect(decodeEntities(text)).toBe(expected);
});

it("restores every text that was escaped once", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const numeric = Array.from(text, (one) => `&#${one.codePointAt(0) ?? 0};`).join("");
      expect([decodeEntities(escapeXml(text)), decodeEntities(numeric)]).toEqual([text, text]);
    }),
  );
});

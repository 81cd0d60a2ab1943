import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { measureFirstPageScriptBytes } from "./budget.mjs";
import { createTestBuild } from "../build/testing-build.ts";

const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;

describe("measureFirstPageScriptBytes", () => {
  it("counts the page's scripts, the first page and their static imports once each, without scripts that are loaded later", () => {
    const entry =
      'import{a}from"./shared.js";import"./side.js";const later=()=>[import("./page.js"),import(`./now-page-x1.js`)]';
    const preloaded = 'import"./shared.js"';
    const dir = createTestBuild({
      "index.html":
        '<script type="module" crossorigin src="/assets/main.js"></script>' +
        '<link rel="modulepreload" crossorigin href="/assets/pre.js">' +
        '<link rel="stylesheet" href="/assets/main.css">',
      "assets/main.js": entry,
      "assets/pre.js": preloaded,
      "assets/shared.js": "export const a=1",
      "assets/side.js": "side()",
      "assets/now-page-x1.js": 'import"./now-part.js"',
      "assets/now-part.js": "now()",
      "assets/page.js": "a page that is loaded when it is opened",
      "assets/main.css": "body{}",
    });
    const expected = [
      entry,
      preloaded,
      "export const a=1",
      "side()",
      'import"./now-part.js"',
      "now()",
    ].map(gzipped);
    expect(measureFirstPageScriptBytes(dir)).toBe(expected.reduce((sum, bytes) => sum + bytes, 0));
  });
});

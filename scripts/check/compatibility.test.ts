import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, it } from "vitest";

const DOCUMENT = "docs/guides/compatibility.md";
/** A link to a file of tests, or to `npm run clients`; its text is the title of one of them. */
const TEST_LINK = /\[([^\]]+)\]\(([^)\s]+(?:\.(?:spec|test)\.ts|\/clients\.mjs))\)/g;
/** The title of a test that is not skipped, as it is written in its file. */
const TITLE = /(?<!\.(?:skip|fixme))\(\s*(?:"((?:\\.|[^"\\])*)"|`([^`]*)`),/g;

/** Returns the rows of a document's tables that link to no test or to one that does not exist. */
function findUntestedRows(text: string, read: (path: string) => string): readonly string[] {
  const rows = text.split("\n").filter((line) => /^\| (?!-)/.test(line));
  // The first row of each table is its header.
  const bodies = rows.filter((row) => !/\| tests +\|$/.test(row));
  return bodies.filter((row) => {
    const links = [...row.matchAll(TEST_LINK)];
    return (
      links.length === 0 ||
      links.some(([, title = "", path = ""]) => !hasTest(read(path), title.split("…")))
    );
  });
}

/** Returns whether a title in the source of tests consists of these parts and values between them. */
function hasTest(source: string, parts: readonly string[]): boolean {
  return [...source.matchAll(TITLE)].some(([, plain, template]) => {
    const title = (plain ?? template ?? "").replace(/\$\{[^}]*\}|%s|\$\w+/g, "…");
    return title.replaceAll('\\"', '"') === parts.join("…");
  });
}

describe("table of engines, host pages and clients", () => {
  it("names an existing test in each row", () => {
    const text = readFileSync(DOCUMENT, "utf8");
    const read = (path: string): string =>
      readFileSync(posix.join(posix.dirname(DOCUMENT), path), "utf8");
    expect([...text.matchAll(TEST_LINK)].length).toBeGreaterThan(5);
    expect(findUntestedRows(text, read)).toEqual([]);
  });
});

describe("findUntestedRows", () => {
  const source = 'it("does a", () => {});\nit(`does ${b} twice`, c);\nit.skip("does d", e);';
  it.each([
    ["a title", "[does a](x.test.ts)", true],
    ["a title with a value", "[does … twice](x.test.ts)", true],
    ["one of two titles that is missing", "[does a](x.test.ts), [does b](x.test.ts)", false],
    ["a part of a title", "[does](x.test.ts)", false],
    ["a skipped test", "[does d](x.test.ts)", false],
    ["no test", "by hand", false],
  ])("finds %s", (_, cell, isTested) => {
    const row = `| row | ${cell} |`;
    const table = `| part | tests |\n| --- | --- |\n${row}\n`;
    expect(findUntestedRows(table, () => source)).toEqual(isTested ? [] : [row]);
  });
});

/** Checks that comments, documents and test titles name only identifiers and files that exist. */
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";

const PARTS = ["core", "server", "web", "e2e", "bench", "scripts", "docs"];
const IGNORED = /(^|\/)(node_modules|test-results|playwright-report)(\/|$)/;
/** Names in their examples do not exist on purpose. */
const EXAMPLES = /scripts\/check\/.*\.test\.ts$/;

const COMMENT_LINE = /^\s*(\/\/|\/?\*)/;
const TITLE = /\bdescribe(?:\.\w+\([^"]*\))?\(\s*["`]([^"`]*)/g;
const CAMEL_CASE = /\b[a-z]+[A-Z][A-Za-z]*\b/g;
const QUOTED_NAME = /`([a-z]+[A-Z][A-Za-z]*)`/g;
const QUOTED_FILE = /`([a-z0-9-]+\.(?:ts|tsx|mjs))`/g;
/** A pattern of names: `createX`. */
const PATTERN = /X$/;

const files = PARTS.flatMap((part) =>
  readdirSync(part, { recursive: true, encoding: "utf8" }).map((file) => `${part}/${file}`),
).filter((file) => /\.(ts|tsx|mjs|md)$/.test(file) && !IGNORED.test(file) && !EXAMPLES.test(file));

const texts = files.map((file) => ({ file, text: readFileSync(file, "utf8") }));
/** Files of the repository, and those that code names because they are built. */
const fileNames = new Set([
  ...files.map((file) => basename(file)),
  ...texts.flatMap(({ text }) => codeOf(text).match(/[a-z0-9-]+\.(?:ts|tsx|mjs)\b/g) ?? []),
]);
const identifiers = new Set(
  texts.flatMap(({ file, text }) =>
    file.endsWith(".md") ? [] : (codeOf(text).match(/[A-Za-z_$][\w$]*/g) ?? []),
  ),
);

it("comments and documents name only identifiers and files that exist", () => {
  const stale = texts.flatMap(({ file, text }) => {
    const prose = file.endsWith(".md") ? text : commentsOf(text);
    const names = allGroups(prose, QUOTED_NAME).filter((name) => !PATTERN.test(name));
    return [
      ...names.filter((name) => !identifiers.has(name)),
      ...allGroups(prose, QUOTED_FILE).filter((name) => !fileNames.has(name)),
    ].map((name) => `${file}: ${name}`);
  });
  expect(files.length).toBeGreaterThan(900);
  expect(stale).toEqual([]);
});

it("test titles name only identifiers that exist", () => {
  const stale = texts.flatMap(({ file, text }) =>
    allGroups(text, TITLE)
      .flatMap((title) => title.match(CAMEL_CASE) ?? [])
      .filter((name) => !identifiers.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(stale).toEqual([]);
});

function commentsOf(text: string): string {
  return text
    .split("\n")
    .filter((line) => COMMENT_LINE.test(line))
    .join("\n");
}

/** Returns the code without comment lines and test titles. */
function codeOf(text: string): string {
  return text
    .split("\n")
    .filter((line) => !COMMENT_LINE.test(line))
    .join("\n")
    .replaceAll(TITLE, "");
}

function allGroups(text: string, pattern: RegExp): readonly string[] {
  return Array.from(text.matchAll(pattern), ([, group = ""]) => group);
}

/** Checks that comments, documents and test titles name only identifiers and files that exist. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { listFiles } from "./list-files.ts";

interface TextFile {
  readonly file: string;
  readonly text: string;
}

/** Excluded because their examples name things that do not exist; the log of changes, old names. */
const EXCLUDED = /^scripts\/check\/.*\.test\.ts$|^CHANGELOG\.md$/;

const COMMENT_LINE = /^\s*(\/\/|\/?\*)/;
const TITLE = /\b(?:describe|it|test)(?:\.\w+\([^"]*\))?\(\s*["`]([^"`]*)/g;
const CAMEL_CASE = /\b[a-z]+[A-Z][A-Za-z]*\b/g;
const QUOTED_NAME = /`([a-z]+[A-Z][A-Za-z]*)`/g;
const FILE_NAME = /[a-z0-9-]+\.(?:ts|tsx|mjs)\b/g;
const QUOTED_FILE = /`([a-z0-9-]+\.(?:ts|tsx|mjs))`/g;
/** A pattern of names: `createX`. */
const PATTERN = /X$/;

it("comments, documents and test titles name only what exists", () => {
  const files = listFiles(/\.(ts|tsx|mjs|md)$/).filter((file) => !EXCLUDED.test(file));
  expect(files.length).toBeGreaterThan(900);
  expect(findStaleNames(files.map((file) => ({ file, text: readFileSync(file, "utf8") })))).toEqual(
    [],
  );
});

it.each([
  ["a comment", { file: "a.ts", text: "// See `oldName`." }, "oldName"],
  ["a document", { file: "README.md", text: "See `oldName`." }, "oldName"],
  ["a comment that names a file", { file: "a.ts", text: "/** See `old.ts`. */" }, "old.ts"],
  ["a document that names a file", { file: "README.md", text: "See `old.ts`." }, "old.ts"],
  ["a title", { file: "a.test.ts", text: 'describe("oldName", () => {' }, "oldName"],
  ["a title of a table", { file: "a.test.ts", text: 'it.each([1])("oldName", run);' }, "oldName"],
])("finds a stale name in %s", (_, stale, name) => {
  const current = { file: "b.ts", text: "const knownName = 1;\n// See `knownName`, `b.ts`." };
  expect(findStaleNames([current, stale])).toEqual([`${stale.file}: ${name}`]);
});

/** Returns `FILE: NAME` of every name that no code contains. */
function findStaleNames(files: readonly TextFile[]): readonly string[] {
  const codes = files.flatMap(({ file, text }) => (isDocument(file) ? [] : [codeOf(text)]));
  const identifiers = new Set(codes.flatMap((code) => code.match(/[A-Za-z_$][\w$]*/g) ?? []));
  const fileNames = new Set([
    ...files.map(({ file }) => basename(file)),
    // Files that are built have their names in the code only.
    ...codes.flatMap((code) => code.match(FILE_NAME) ?? []),
  ]);
  return files.flatMap(({ file, text }) => {
    const prose = isDocument(file) ? text : commentsOf(text);
    const titles = allGroups(text, TITLE).flatMap((title) => title.match(CAMEL_CASE) ?? []);
    const names = [...allGroups(prose, QUOTED_NAME), ...titles];
    const stale = [
      ...names.filter((name) => !PATTERN.test(name) && !identifiers.has(name)),
      ...allGroups(prose, QUOTED_FILE).filter((name) => !fileNames.has(name)),
    ];
    return stale.map((name) => `${file}: ${name}`);
  });
}

function isDocument(file: string): boolean {
  return file.endsWith(".md");
}

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

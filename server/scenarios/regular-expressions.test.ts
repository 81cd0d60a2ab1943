import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Folders with code that processes external text. */
const FOLDERS = ["core", "server", "web"];
const LITERAL =
  /(?<=[=(,:!&|?[\s])\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[dgimsuvy]*/g;
/**
 * Matches an unbounded repetition inside another one, as in `(a+)+`: "aaaa!" takes exponential
 * time.
 */
const NESTED =
  /\((?:\?[:=!<]*)?(?:\\.|\[(?:\\.|[^\]\\])*\]|[^()\\[])*(?:[+*]|\{\d+,\})\)?(?:\\.|[^()\\])*\)(?:[+*]|\{\d+,\})/;

const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => join(folder, path));

const expressionsIn = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(LITERAL)].map(([literal]) => literal);

it("detects a dangerous regular expression", () => {
  expect("(a+)+").toMatch(NESTED);
  expect("^(\\w+\\s*)*$").toMatch(NESTED);
  expect("(?:[a-z]+){2,}").toMatch(NESTED);
  expect("^(a|b)+$").not.toMatch(NESTED);
  expect("(\\d{1,3}\\.){3}").not.toMatch(NESTED);
});

it("finds no regular expression with exponential time", () => {
  const all = FOLDERS.flatMap(sourcesOf).flatMap((file) =>
    expressionsIn(file).map((expression) => ({ file, expression })),
  );
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(({ expression }) => NESTED.test(expression))).toEqual([]);
});

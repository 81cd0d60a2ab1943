import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listFiles } from "./list-files.ts";

/** A `let`, or an empty Map or Set without the type of a read-only one, at the start of a line. */
const STATE = /^(?:export )?(?:let |const \w+ = new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\))/mu;

it("finds a cache and a variable", () => {
  expect("const known = new Map<string, number>();").toMatch(STATE);
  expect("let count = 0;").toMatch(STATE);
  expect("const NONE: ReadonlySet<string> = new Set();").not.toMatch(STATE);
});

it("finds no state in the modules of core: their functions depend on their arguments only", () => {
  const files = listFiles(/^core\/.*(?<!\.test)\.ts$/);
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((path) => STATE.test(readFileSync(path, "utf8")))).toEqual([]);
});

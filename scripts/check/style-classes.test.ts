/** Checks that components and their style modules name the same classes. */
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";
import { listFiles } from "./list-files.ts";

const IMPORT = /import (\w+) from "(\S+\.module\.css)"/g;

/** Returns the path of a module from the root of the repository. */
function pathOf(file: string, specifier: string): string {
  return specifier.startsWith("#") ? specifier.slice(1) : join(dirname(file), specifier);
}

/** Returns the classes that the rules of a style module name. */
function classesOf(path: string): ReadonlySet<string> {
  const text = readFileSync(path, "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const selectors = text.match(/[^{};]+(?=\{)/g) ?? [];
  const found = selectors.flatMap((each) => each.match(/(?<=\.)[A-Za-z][\w-]*/g) ?? []);
  return new Set(found);
}

it("finds every class that a component takes from a style module", () => {
  const missing = listFiles(/^web\/.*\.tsx?$/).flatMap((file) => {
    const source = readFileSync(file, "utf8");
    return [...source.matchAll(IMPORT)].flatMap(([, name = "", specifier = ""]) => {
      const path = pathOf(file, specifier);
      if (!existsSync(path)) return [`${file}: ${path} does not exist`];
      const classes = classesOf(path);
      return [...source.matchAll(new RegExp(`\\b${name}\\["([\\w-]+)"\\]`, "g"))]
        .filter(([, used = ""]) => !classes.has(used))
        .map(([, used]) => `${file}: .${used} is not in ${path}`);
    });
  });
  expect(missing).toEqual([]);
});

it("finds no class twice in style modules of the same file name, which the built name contains", () => {
  const names = listFiles(/^web\/.*\.module\.css$/).flatMap((path) =>
    Array.from(classesOf(path), (name) => `${basename(path)}: .${name}`),
  );
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

it("finds a component that imports each style module", () => {
  const imported = new Set(
    listFiles(/^web\/.*\.tsx?$/).flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/"(\S+\.module\.css)"/g)].map(([, specifier = ""]) =>
        pathOf(file, specifier),
      ),
    ),
  );
  expect(listFiles(/^web\/.*\.module\.css$/).filter((path) => !imported.has(path))).toEqual([]);
});

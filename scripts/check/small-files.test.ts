import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { listFiles } from "./list-files.ts";

const MIN_LINES = 40;
/** The importer must stay below the limit of 300 lines, with room for changes. */
const MAX_MERGED_LINES = 260;
/** A file that imports so many files of its folder is a registry of them. */
const MIN_ENTRIES = 3;
const EXCLUDED = /\.test\.|\.d\.ts$|(^|\/)testing\/|^(e2e|bench|server\/(reference|scenarios))\//;
/** Written by `scripts/build/advance-table.mjs`. */
const GENERATED = "core/lib/advance-widths.ts";

interface Source {
  readonly lines: number;
  readonly isProgram: boolean;
  readonly imports: readonly string[];
}

it("a file that only its neighbour imports has at least 40 lines", () => {
  const files = listFiles(/\.(ts|tsx|mjs)$/).filter((file) => !EXCLUDED.test(file));
  expect(
    findSmallFiles(new Map(files.map((file) => [file, parse(file, readFileSync(file, "utf8"))]))),
  ).toEqual([]);
});

it("finds a small file, but no entry of a registry and no part of a program", () => {
  const small = parse("a/small.ts", "export const x = 1;\n");
  const importing = (text: string) =>
    parse("a/importer.ts", `import { x } from "./small.ts";\n${text}`);
  const find = (importer: Source, ...others: (readonly [string, Source])[]) =>
    findSmallFiles(new Map([["a/small.ts", small], ["a/importer.ts", importer], ...others]));
  const isUsed = importing("export const y = x;\n");
  expect(find(isUsed)).toEqual(["a/small.ts: merge it into a/importer.ts"]);
  expect(find(isUsed, ["a/b.ts", isUsed])).toEqual([]);
  expect(find(importing("console.log(x);\n"))).toEqual([]);
  expect(find(importing('import "./b.ts";\nimport "./c.ts";\nexport { x };\n'))).toEqual([]);
  expect(find(importing(`export { x };\n${"\n".repeat(MAX_MERGED_LINES)}`))).toEqual([]);
});

/** Returns the files that should be a part of their only importer. */
function findSmallFiles(sources: ReadonlyMap<string, Source>): readonly string[] {
  return [...sources].flatMap(([file, { lines }]) => {
    if (lines >= MIN_LINES || file === GENERATED) return [];
    const [importer, ...others] = [...sources].filter(([, each]) => each.imports.includes(file));
    if (importer === undefined || others.length > 0) return [];
    const [path, { lines: more, isProgram, imports }] = importer;
    const neighbours = imports.filter((each) => dirname(each) === dirname(file));
    const isMerged =
      dirname(path) === dirname(file) &&
      !isProgram &&
      neighbours.length < MIN_ENTRIES &&
      lines + more <= MAX_MERGED_LINES;
    return isMerged ? [`${file}: merge it into ${path}`] : [];
  });
}

function parse(file: string, text: string): Source {
  const specifiers = Array.from(
    text.matchAll(/(?:^import |\bimport\(|\bfrom )"([#.][^"]+)"/gm),
    ([, specifier = ""]) => specifier,
  );
  return {
    lines: text.split("\n").length - 1,
    isProgram: !/^export /m.test(text.replaceAll(/`[^`]*`/g, "")),
    imports: specifiers.map((each) =>
      each.startsWith("#") ? each.slice(1) : join(dirname(file), each),
    ),
  };
}

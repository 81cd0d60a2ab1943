import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findImportProblem, findRoom, splitRoomNames, ROOM_RULES } from "./import-rules.mjs";
import { listFiles } from "./list-files.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const NAMES = Object.keys(ROOM_RULES);
const SOURCES = listFiles(/\.(ts|tsx|mjs)$/);

/** The four forms of an import; `isType` if the import is removed by compilation. */
const FORMS = [
  { isType: false, write: (from: string, n: number) => `import { x as a${n} } from "${from}";` },
  {
    isType: true,
    write: (from: string, n: number) => `import type { x as b${n} } from "${from}";`,
  },
  { isType: false, write: (from: string, n: number) => `export { x as c${n} } from "${from}";` },
  { isType: false, write: (from: string) => `await import("${from}");` },
];

interface Attempt {
  readonly file: string;
  readonly specifier: string;
  readonly line: number;
  readonly isAllowed: boolean;
}

/** Returns a folder of a room; `instance` replaces `*`. */
const folderOf = (name: string, instance = "alpha"): string => name.replace("*", instance);

function isAllowed(list: string | undefined, name: string, isType: boolean): boolean {
  const names = splitRoomNames(list);
  return names.includes(name) || (isType && names.includes(`${name}(t)`));
}

/** Returns every import of another room or package, in each form, from one file of each room. */
function listAttempts(packages: readonly string[]): readonly Attempt[] {
  return NAMES.filter((name) => name !== ".").flatMap((name) => {
    const file = `${folderOf(name)}/imports.ts`;
    const rooms = NAMES.filter((other) => other !== "." && (other !== name || other.includes("*")));
    const targets = [
      ...rooms.map((other) => ({
        specifier: `#${folderOf(other, "beta")}/target.ts`,
        list: ROOM_RULES[name]?.may,
        target: other,
      })),
      ...packages.map((target) => ({
        specifier: target === "node:" ? "node:fs" : target,
        list: ROOM_RULES[name]?.packages,
        target,
      })),
    ];
    // These rooms contain only tests, which may import all rooms that their room imports
    // indirectly.
    const below = name === "e2e" || name === "bench" ? listBelow(name) : [];
    return targets
      .flatMap(({ specifier, list, target }) =>
        FORMS.map(({ isType }) => ({
          specifier,
          isAllowed: isAllowed(list, target, isType) || below.includes(target),
        })),
      )
      .map((attempt, index) => Object.assign(attempt, { file, line: index + 1 }));
  });
}

/** Returns a room and all rooms that it imports directly or indirectly. */
function listBelow(name: string, found: readonly string[] = []): readonly string[] {
  if (found.includes(name)) return found;
  return listNext(name).reduce((all, each) => listBelow(each, all), [...found, name]);
}

function listNext(name: string): readonly string[] {
  return splitRoomNames(ROOM_RULES[name]?.may).map((each) => each.replace("(t)", ""));
}

async function listPackages(): Promise<readonly string[]> {
  const { dependencies, devDependencies } = JSON.parse(
    await readFile(join(ROOT, "package.json"), "utf8"),
  );
  const names = Object.keys({ ...dependencies, ...devDependencies });
  return ["node:", "zod/mini", ...names];
}

describe("lint", () => {
  let folder = "";
  let reported: ReadonlySet<string>;
  let attempts: readonly Attempt[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "import-rules-"));
    attempts = listAttempts(await listPackages());
    const texts = new Map<string, string>();
    for (const [index, { file, specifier }] of attempts.entries()) {
      const form = FORMS[index % FORMS.length];
      texts.set(file, `${texts.get(file) ?? ""}${form?.write(specifier, index)}\n`);
    }
    for (const [file, text] of texts) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
    }
    reported = await lint(folder);
  }, 120_000);

  afterAll(() => rm(folder, { recursive: true }));

  it("rejects exactly the imports that the table does not allow", () => {
    const missed = attempts.filter((each) => !each.isAllowed && !reported.has(key(each)));
    const wrong = attempts.filter((each) => each.isAllowed && reported.has(key(each)));
    expect(missed).toEqual([]);
    expect(wrong).toEqual([]);
    expect(reported.size).toBe(attempts.filter((each) => !each.isAllowed).length);
    expect(reported.size).toBeGreaterThan(10_000);
  });
});

/** Runs oxlint and returns the places that the rule reported, as `FILE:LINE`. */
async function lint(folder: string): Promise<ReadonlySet<string>> {
  const oxlint = join(ROOT, "node_modules/.bin/oxlint");
  const config = join(ROOT, ".oxlintrc.json");
  const run = promisify(execFile)(oxlint, ["-c", config, "--format", "json", "."], {
    cwd: folder,
    maxBuffer: 2 ** 30,
  });
  const { stdout } = await run.catch((error: { readonly stdout: string }) => error);
  const { diagnostics }: { readonly diagnostics: readonly Diagnostic[] } = JSON.parse(stdout);
  const found = diagnostics.filter(({ code }) => code === "rooms(imports)");
  return new Set(found.map(({ filename, labels }) => `${filename}:${labels[0]?.span.line}`));
}

function key({ file, line }: Attempt): string {
  return `${file}:${line}`;
}

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

describe("ROOM_RULES", () => {
  it("contains no cycle of rooms", () => {
    const visit = (name: string, path: readonly string[]): void => {
      if (path.includes(name)) throw new Error([...path, name].join(" > "));
      for (const each of listNext(name)) visit(each, [...path, name]);
    };
    for (const name of NAMES) expect(() => visit(name, [])).not.toThrow();
  });

  it("refers only to existing rooms", () => {
    const named = NAMES.flatMap((name) => [
      ...splitRoomNames(ROOM_RULES[name]?.may),
      ...splitRoomNames(ROOM_RULES[name]?.tests),
    ]);
    expect(named.filter((each) => !NAMES.includes(each.replace("(t)", "")))).toEqual([]);
  });

  it("contains a room for every folder with source code", () => {
    const folders = new Set(
      SOURCES.map((file) => dirname(file)).filter((folder) => !/\/testing/.test(folder)),
    );
    expect([...folders].filter((each) => findRoom(each) === null)).toEqual([]);
    expect(folders.size).toBeGreaterThan(80);
  });

  it("allows no import that no file uses", async () => {
    const used = await listUsed();
    const allowed = NAMES.flatMap((name) =>
      [...splitRoomNames(ROOM_RULES[name]?.may), ...splitRoomNames(ROOM_RULES[name]?.packages)].map(
        (each) => `${name} > ${each}`,
      ),
    );
    expect(allowed.filter((each) => !used.has(each))).toEqual([]);
  });
});

/**
 * Returns the imports of the source as `ROOM > ROOM` and `ROOM > PACKAGE`, with "(t)" for types.
 */
async function listUsed(): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  const files = SOURCES.filter((file) => !/\/testing\/|scenarios\/|\.test\.tsx?$/.test(file));
  for (const file of files) {
    const rule = findRoom(dirname(file))?.rule;
    const text = await readFile(join(ROOT, file), "utf8");
    for (const { specifier, isType } of listImports(text)) {
      const target = targetOf(file, specifier);
      used.add(`${rule} > ${target}`);
      if (isType) used.add(`${rule} > ${target}(t)`);
    }
  }
  return used;
}

function listImports(text: string): readonly { specifier: string; isType: boolean }[] {
  const found = text.matchAll(
    /^(?:import|export)( type)?\s+([^"'`;]*?)\s*from "([^"]+)"|^import "([^"]+)"|import\("([^"]+)"\)/gm,
  );
  return [...found].map(([, type, names = "", from, bare, lazy]) => ({
    specifier: from ?? bare ?? lazy ?? "",
    isType: type !== undefined || /^\{(\s*type \w+( as \w+)?,?)+\s*\}$/.test(names),
  }));
}

function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith("#")) return findRoom(dirname(specifier.slice(1)))?.rule;
  if (specifier.startsWith(".")) return findRoom(dirname(join(dirname(file), specifier)))?.rule;
  if (specifier.startsWith("node:")) return "node:";
  if (specifier === "zod/mini" || specifier.startsWith("virtual:")) return specifier;
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

describe("findImportProblem", () => {
  it.each([
    ["core/match/x.ts", "#core/world/world.ts", /core\/match may not import core\/world: take/],
    ["core/match/x.ts", "node:fs", /core has no clock, network, files or page/],
    ["web/features/a/x.ts", "#web/features/b/y.tsx", /A feature imports no other feature/],
    ["web/pages/a/x.ts", "#web/pages/b/y.tsx", /A page imports no other page/],
    [
      "web/api/x.ts",
      "#core/contract/match.ts",
      /only types of core\/contract.*URLs are in core\/paths/,
    ],
    ["server/live/x.ts", "#server/work/work.ts", /only types of server\/work: use import type/],
    ["server/http/x.ts", "zod", /server\/http may not import zod/],
    ["server/http/x.ts", "#server/testing/x.ts", /Only tests may import server\/testing/],
    ["core/testing/x.ts", "#server/http/x.ts", /Tests of core may not import server\/http/],
    ["elsewhere/x.ts", "./y.ts", /elsewhere has no room/],
  ])("returns an instruction for %s importing %s", (file, specifier, expected) => {
    expect(findImportProblem(file, specifier, false)).toMatch(expected);
  });

  it.each([
    ["core/match/x.test.ts", "vitest"],
    ["core/match/x.test.ts", "#core/testing/derive.ts"],
    ["server/outlets/api/x.test.ts", "#core/bracket/types/podium.ts"],
    ["server/testing/x.ts", "#server/matchdesk.ts"],
    ["web/features/a/b/x.ts", "#web/features/a/c/y.ts"],
    ["web/features/a/x.ts", "./x.module.css"],
  ])("allows %s to import %s", (file, specifier) => {
    expect(findImportProblem(file, specifier, false)).toBeNull();
  });
});

import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { findImportProblem, findRoom } from "./lint-imports.mjs";
import { listFiles } from "./list-files.ts";
import { insertRoomTable, ROOMS } from "./rooms.mjs";

const ROOT = resolve(import.meta.dirname, "../..");
const SOURCES = listFiles(/\.(ts|tsx|mjs)$/).filter((file) => !/\/testing\//.test(file));

describe("rooms/imports", () => {
  it("reports each form of a forbidden import, and nothing else", async () => {
    const text = `
      import { a } from "#core/world/derive-world.ts";
      import type { B } from "#core/world/derive-world.ts";
      export { c } from "#core/world/derive-world.ts";
      export * from "#core/world/derive-world.ts";
      export const d = import("#core/world/derive-world.ts");
      export type E = import("#core/world/derive-world.ts").E;
      import { f } from "undici";
      import { g } from "#core/lib/text.ts";
      export { a, f, g, type B };`;
    expect(await lint("core/match/planted.ts", text)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    const types = `
      import { type A, type B } from "#core/contract/match.ts";
      export type { C } from "#core/contract/match.ts";
      import { type D, e } from "#core/contract/match.ts";
      export { e, type A, type B, type D };`;
    expect(await lint("web/api/planted.ts", types)).toEqual([4]);
  });
});

/** Runs oxlint on a file and returns the lines that the rule reported. */
async function lint(file: string, text: string): Promise<readonly number[]> {
  const folder = await mkdtemp(join(tmpdir(), "import-rules-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, dirname(file)), { recursive: true });
  await writeFile(join(folder, file), text);
  const { stdout } = await promisify(execFile)(
    join(ROOT, "node_modules/.bin/oxlint"),
    ["-c", join(ROOT, ".oxlintrc.json"), "--format", "json", "."],
    { cwd: folder },
  ).catch((error: { readonly stdout: string }) => error);
  const { diagnostics }: { readonly diagnostics: readonly Diagnostic[] } = JSON.parse(stdout);
  return diagnostics
    .filter(({ code }) => code === "rooms(imports)")
    .map(({ labels }) => labels[0].span.line)
    .toSorted((a, b) => a - b);
}

interface Diagnostic {
  readonly code: string;
  readonly labels: readonly [{ readonly span: { readonly line: number } }];
}

describe("ROOMS", () => {
  it("contains a room for every folder with source code, and no other", () => {
    const folders = [...new Set(SOURCES.map((file) => dirname(file)))];
    expect(folders.filter((each) => findRoom(each) === null)).toEqual([]);
    const places = new Set(folders.map((each) => findRoom(each)?.place));
    expect(ROOMS.filter((_, place) => !places.has(place))).toEqual([
      ["web/styles", expect.anything()],
    ]);
  });

  it("lists no package that no file of the room imports", async () => {
    const texts = await Promise.all(
      SOURCES.map(async (file) => {
        const folder = ROOMS[findRoom(dirname(file))?.place ?? -1]?.[0];
        return { folder, text: await readFile(join(ROOT, file), "utf8") };
      }),
    );
    const unused = ROOMS.flatMap(([folder, , packages]) =>
      (packages?.split(" ") ?? [])
        .filter(
          (name) => !texts.some((each) => each.folder === folder && each.text.includes(`"${name}`)),
        )
        .map((name) => `${folder}: ${name}`),
    );
    expect(unused).toEqual([]);
  });

  it("is the table of docs/architecture.md: run node scripts/check/rooms.mjs after a change", async () => {
    const document = await readFile("docs/architecture.md", "utf8");
    expect(insertRoomTable(document)).toBe(document);
  });
});

describe("findImportProblem", () => {
  it("permits an import of an earlier room of the part, and none of a later one", () => {
    for (const part of ["core", "server", "web"]) {
      const rooms = ROOMS.map(([name]) => name).filter((name) => name.split("/")[0] === part);
      for (const [place, from] of rooms.entries()) {
        for (const [other, to] of rooms.entries()) {
          if (place === other && !to.endsWith("*")) continue;
          const file = `${from.replace("*", "alpha")}/x.ts`;
          const problem = findImportProblem(file, `#${to.replace("*", "beta")}/y.ts`, true);
          expect(problem === null, `${file} > ${to}: ${problem}`).toBe(other < place);
        }
      }
    }
  });

  it.each([
    ["core/match/x.ts", "#core/world/world.ts", /core\/world is not before core\/match.*: take/],
    ["core/match/x.ts", "#server/http/x.ts", /core\/match may not import server\/http/],
    ["core/match/x.ts", "#scripts/run.mjs", /core\/match may not import scripts/],
    ["core/match/x.ts", "node:fs", /core\/match may not import node:fs: take its result/],
    ["core/i18n/fi/x.ts", "#core/i18n/sv/y.ts", /core\/i18n\/sv is not before core\/i18n\/fi/],
    ["core/i18n/fi/x.ts", "#core/i18n/en/y.ts", /only types of core\/i18n\/en: a page loads one/],
    ["core/embed/x.ts", "#core/contract/match.ts", /only types of core\/contract: its schemas/],
    ["web/features/a/x.ts", "#web/features/b/y.tsx", /combine both in a later room/],
    ["web/pages/a/x.ts", "#web/pages/b/y.tsx", /combine both in a later room/],
    ["web/pages/a/x.ts", "#server/http/y.ts", /web\/pages\/a may not import server\/http/],
    ["web/api/x.test.ts", "#server/testing/y.ts", /web\/api may not import server\/testing/],
    ["web/widget/x.ts", "react", /web\/widget may not import react/],
    ["web/widget/x.ts", "#web/kit/y.tsx", /web\/kit is not before web\/widget/],
    ["web/screen/x.ts", "react-dom/client", /web\/screen may not import react-dom/],
    ["web/hooks/x.ts", "reactive", /web\/hooks may not import reactive/],
    ["server/http/x.ts", "#web/api/y.ts", /server\/http may not import web\/api/],
    ["server/http/x.ts", "undici", /server\/http may not import undici/],
    ["server/http/x.ts", "#server/testing/x.ts", /Only tests may import server\/testing/],
    ["core/testing/x.ts", "#server/http/x.ts", /core\/testing may not import server\/http/],
    ["e2e/specs/x.spec.ts", "#core/model/y.ts", /e2e\/specs may not import core\/model/],
    ["elsewhere/x.ts", "./y.ts", /elsewhere has no room/],
    ["core/x.ts", "./y.ts", /core has no room/],
  ])("returns an instruction for %s importing %s", (file, specifier, expected) => {
    expect(findImportProblem(file, specifier, false)).toMatch(expected);
  });

  it.each([
    ["core/match/x.test.ts", "vitest"],
    ["core/match/x.test.ts", "#core/testing/derive.ts"],
    ["core/wire/x.test.ts", "#core/snapshot/snapshot.ts"],
    ["core/guards/x.ts", "zod/mini"],
    ["core/i18n/x.ts", "#core/i18n/fi/y.ts"],
    ["server/http/x.ts", "node:fs"],
    ["server/testing/x.ts", "#server/matchdesk.ts"],
    ["web/start/x.ts", "react-dom/client"],
    ["web/features/a/b/x.ts", "#web/features/a/c/y.ts"],
    ["web/features/a/x.ts", "./x.module.css"],
    ["e2e/specs/x.spec.ts", "#core/i18n/en/y.ts"],
    ["vite.config.ts", "./scripts/build/browsers.mjs"],
  ])("allows %s to import %s", (file, specifier) => {
    expect(findImportProblem(file, specifier, false)).toBeNull();
  });
});

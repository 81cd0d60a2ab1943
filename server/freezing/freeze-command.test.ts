import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { MatchListSchema } from "#core/contract/match.ts";
import { createTestFolder } from "#server/testing/server-process.ts";
import { createTestApp, onlySite } from "#server/testing/test-app.ts";
import { PUBLISHED } from "#server/testing/test-publication.ts";
import { runFreeze } from "./freeze-command.ts";

const BASE = "http://desk.example";
const HARBOUR = "halfpitch.example/harbour";
const WIDGET = {
  ...Object.fromEntries(
    (["script", "module", "style"] as const).map((name) => [
      name,
      { path: `/widget.0000aaaa.${name}.js`, integrity: "sha384-x" },
    ]),
  ),
  late: ["/widget.drawing.0000aaaa.mjs", "/widget.details.0000aaaa.mjs"],
  messages: ["/widget.fi.0000aaaa.json"],
};

let folder: string;
let printed: string[];
/** Paths to which the server responded with content. */
let requested: string[];

beforeEach(() => {
  folder = createTestFolder();
  printed = [];
  requested = [];
});

/** Freezes the test server, of which only public URLs respond. */
async function freeze(args: readonly string[], setting: Parameters<typeof createTestApp>[1] = {}) {
  const { app } = createTestApp(PUBLISHED, { signIn: { type: "none" }, ...setting });
  return runFreeze(args, {
    port: "1",
    publicUrl: "",
    say: (line) => printed.push(line),
    ask: async (url) => {
      const path = url.slice(BASE.length);
      if (!url.startsWith(`${BASE}/`)) throw new Error("connect ECONNREFUSED");
      if (path === "/widget.json") return Response.json(WIDGET);
      if (/^\/(widget|embed-)/.test(path)) return new Response(`/* ${path} */`);
      const response = await app.request(path);
      if (response.ok) requested.push(path);
      return response;
    },
  });
}

const keysOf = (list: unknown): string[] =>
  MatchListSchema.parse(list)
    .matches.map(({ key }) => key)
    .toSorted();
const textOf = (...parts: readonly string[]): string =>
  readFileSync(join(folder, ...parts), "utf8");
const propertyOf = (html: string, name: string): string | undefined =>
  new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1];
const filesIn = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));

/** Returns whether a plain file server responds to this path, whose query it ignores. */
const existsInFolder = (path: string): boolean => {
  const file = join(folder, decodeURIComponent(path.replace(/\?.*/, "")));
  return existsSync(file) && (statSync(file).isFile() || existsSync(join(file, "index.html")));
};

describe("runFreeze", () => {
  it("writes every response that widgets, iframes, calendars and images request", async () => {
    const { exitCode, line } = await freeze([folder, `--base=${BASE}/`]);
    expect(line).toMatch(/^2 tournaments, \d+ matches: \d+ files in /);
    expect(exitCode).toBe(0);
    expect(filesIn()).toEqual(
      expect.arrayContaining([
        "/index.html",
        "/api/v1/matches/index.html",
        "/api/v1/matches/halfpitch.example/9001",
        `/api/v1/tournaments/${HARBOUR}`,
        "/api/v1/groups/halfpitch.example/77",
        "/api/v1/brackets/osu.example.net/1101",
        "/api/v1/matches.csv",
        "/brackets/osu.example.net/1101.svg",
        "/brackets/osu.example.net/1101.png",
        "/cards/matches/halfpitch.example/9001.png",
        "/calendar/all.ics",
        `/calendar/tournament/${HARBOUR}.ics`,
        "/embed/match/halfpitch.example/9001/index.html",
        "/embed/bracket/osu.example.net/1101/index.html",
        `/embed/standings/${HARBOUR}/index.html`,
        `/embed/matches/${HARBOUR}/index.html`,
        "/embed/matches/index.html",
        `/tournaments/${HARBOUR}/index.html`,
        "/matches/halfpitch.example/9001/index.html",
        "/widget.js",
        "/widget.mjs",
        "/widget.0000aaaa.script.js",
        "/widget.drawing.0000aaaa.mjs",
        "/widget.details.0000aaaa.mjs",
        "/widget.fi.0000aaaa.json",
      ]),
    );
    const { app } = createTestApp();
    const original = await (await app.request("/api/v1/matches")).json();
    const frozen = MatchListSchema.parse(JSON.parse(textOf("api/v1/matches/index.html")));
    expect(frozen.counts).toEqual(Object(original).counts);
    expect(keysOf(frozen)).toEqual(keysOf(original));
    expect(printed.at(-1)).toMatch(/^freeze: 100% of \d+ responses$/);
  });

  it("writes one CSV file with the rows of all tournaments below one header", async () => {
    await freeze([folder, `--base=${BASE}`]);
    const { app } = createTestApp();
    const original = Buffer.from(await (await app.request("/api/v1/matches.csv")).arrayBuffer());
    const [header, ...rows] = textOf("api/v1/matches.csv").split("\r\n");
    const [originalHeader, ...originalRows] = original.toString().split("\r\n");
    expect(header).toBe(originalHeader);
    expect(rows.toSorted()).toEqual(originalRows.toSorted());
  });

  it("writes pages that are readable without scripts", async () => {
    await freeze([folder, `--base=${BASE}`]);
    const html = textOf("tournaments", HARBOUR, "index.html");
    expect(html.match(/<script.*?<\/script>/g)).toEqual([
      '<script type="module" src="/widget.mjs"></script>',
    ]);
    for (const text of ["Ångström Ítél", "=CMD()", "Group 1", "Archived on 2026-03-07"]) {
      expect(html).toContain(text);
    }
  });

  it("responds offline to every path it requested and to every link of its pages", async () => {
    const publicUrl = "https://cup.example.org";
    await freeze([folder, `--base=${BASE}`, `--public-url=${publicUrl}`]);
    const paths = new Set(requested);
    for (const file of filesIn().filter((name) => name.endsWith(".html"))) {
      const links = textOf(file).matchAll(
        /(?:href|src|content)="(?:https:\/\/cup\.example\.org)?(\/[^"]*)"/g,
      );
      for (const [, link = ""] of links) paths.add(link);
    }
    for (const path of ["/api/v1/meta", "/embed/matches?flags=images&limit=100"])
      paths.delete(path);
    expect(paths.size).toBeGreaterThan(100);
    expect(Array.from(paths).filter((path) => !existsInFolder(path))).toEqual([]);
  });

  it("writes link previews with title and a frozen image", async () => {
    const publicUrl = "https://cup.example.org";
    await freeze([folder, `--base=${BASE}`, `--public-url=${publicUrl}/`]);
    const match = "matches/halfpitch.example/9001";
    const bracket = "tournaments/osu.example.net/cup-0/bracket/1101";
    for (const [page, title, image] of [
      [`tournaments/${HARBOUR}`, "Harbour Trophy", `/cards/tournaments/${HARBOUR}.png`],
      [match, "Ångström Ítél – =CMD()", `/cards/${match}.png`],
      [bracket, expect.stringContaining(" · "), "/cards/brackets/osu.example.net/1101.png"],
    ]) {
      const html = textOf(String(page), "index.html");
      expect(propertyOf(html, "title")).toEqual(title);
      expect(propertyOf(html, "url")).toBe(`${publicUrl}/${String(page)}`);
      expect(propertyOf(html, "image")).toBe(publicUrl + String(image));
      expect(filesIn()).toContain(image);
      expect(html).not.toContain("oembed");
    }
    // Without a public URL, the folder replaces the server at its own.
    await freeze([folder, `--base=${BASE}`]);
    const html = textOf("tournaments", HARBOUR, "index.html");
    expect(propertyOf(html, "url")).toBe(`https://desk.example.org/tournaments/${HARBOUR}`);
  });

  it("writes only the requested tournaments", async () => {
    const { line } = await freeze([folder, `--tournament=${HARBOUR}`, `--base=${BASE}`]);
    expect(line).toContain("1 tournaments, 2 matches");
    const { matches } = MatchListSchema.parse(JSON.parse(textOf("api/v1/matches/index.html")));
    expect(matches.map(({ id }) => id)).toEqual(["9001", "9002"]);
    expect(textOf("index.html")).not.toContain("osu.example.net");
    for (const format of ["csv", "json"]) {
      const text = textOf(`api/v1/matches.${format}`);
      expect(text).toContain("halfpitch.example");
      expect(text).not.toContain("osu.example.net");
    }
  });

  it("writes nothing that only staff may see", async () => {
    const hiding = { audience: onlySite("halfpitch.example") };
    await freeze([folder, `--base=${BASE}`], hiding);
    const files = filesIn();
    expect(files).toContain("/index.html");
    for (const file of files) {
      expect(file).not.toMatch(/osu\.example|\/desk|session/);
      expect(textOf(file)).not.toMatch(/osu\.example\.net|conflict|"locked":/);
    }
    const cup = "--tournament=osu.example.net/spring-cup";
    const hidden = await freeze([folder, cup, `--base=${BASE}`], hiding);
    expect(hidden).toMatchObject({ exitCode: 69, line: expect.stringContaining("is not public") });
  });

  it("rejects more tournaments than a list may have", async () => {
    const chosen = Array.from({ length: 101 }, (_, at) => `--tournament=a.example/${at}`);
    const { exitCode, line } = await freeze([folder, ...chosen, `--base=${BASE}`]);
    expect(exitCode).toBe(2);
    expect(line).toMatch(/^--tournament may be set 100 times/);
  });

  it("overwrites the folder of an earlier freeze, but no other folder", async () => {
    await freeze([folder, `--tournament=${HARBOUR}`, `--base=${BASE}`]);
    const before = filesIn().length;
    writeFileSync(join(folder, "old.html"), "");
    await freeze([folder, `--tournament=${HARBOUR}`, `--base=${BASE}`]);
    expect(filesIn()).toHaveLength(before);
    rmSync(join(folder, ".matchdesk-frozen"));
    const rejected = await freeze([folder, `--base=${BASE}`]);
    expect(rejected).toMatchObject({
      exitCode: 65,
      line: expect.stringContaining("contains other files"),
    });
  });

  it("leaves the folder unchanged if no server responds", async () => {
    await freeze([folder, `--base=${BASE}`]);
    const before = filesIn();
    expect(await freeze([folder])).toMatchObject({
      exitCode: 69,
      line: expect.stringContaining("No Matchdesk server responds at http://127.0.0.1:1"),
    });
    expect(filesIn()).toEqual(before);
  });

  it.each([
    ["--tournament=cup", /^--tournament must be SITE\/SLUG/],
    ["--base=desk", /^--base must be a URL/],
    ["--public-url=cup.example.org", /^--public-url .* must be a URL/],
  ])("rejects the argument %s", async (option, reason) => {
    const { exitCode, line } = await freeze([folder, option]);
    expect(exitCode).toBe(2);
    expect(line).toMatch(reason);
  });
});

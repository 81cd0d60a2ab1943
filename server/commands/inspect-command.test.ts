import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { AFTER_ALL_EVENTS } from "#core/testing/derive.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import { createTestFolder } from "#server/testing/server-process.ts";
import { parseInspectArguments, runInspect } from "./inspect-command.ts";

const SECRET = "s3cr3t-canary";
let folder: string;

beforeEach(() => {
  folder = createTestFolder();
});

describe("runInspect", () => {
  it("returns one document for all files", async () => {
    const result = await inspect([
      write("a.json", envelope([wireSingleMatch("1", "ro2#1", "Aino 2 v -Cai 0"), { id: "2" }])),
      write("b.json", `\uFEFF${envelope([wireSingleMatch("3", "ro2#2", "Bo 0 v Dag 2")])}`),
      "--contestant=-Cai",
    ]);
    expect(result).toMatchObject({
      matches: { total: 3, upcoming: 0, live: 0, ended: 2, quarantined: 1 },
      issues: [{ match: null }],
      brackets: [{ champion: "Aino", third: "Dag" }],
      groups: [],
      contestants: [{ name: "-Cai", matches: [{ opponent: "Aino", result: "lost" }] }],
    });
  });

  it.each([
    ["the given time", "2026-03-07T17:00:00Z", {}, { upcoming: 1, ended: 0 }],
    [
      "the time zone of the service",
      "2026-03-07T17:00:00Z",
      { UPSTREAM_TIMEZONE: "Europe/Helsinki" },
      { upcoming: 0, ended: 1 },
    ],
  ])("derives states for %s", async (_, now, env, matches) => {
    const file = write("a.json", envelope([wireSingleMatch("1", "ro2#1", "Aino v Bo")]));
    expect(await inspect([file, `--now=${now}`], env)).toMatchObject({ matches });
  });

  it("reports the problem of every invalid file, and returns no document", async () => {
    const result = inspect([
      write("good.json", envelope([])),
      write("text.json", "<html>"),
      write("error.json", '{"error":"invalid_token","error_description":"It has\\nexpired"}'),
      write("list.json", "[]"),
      join(folder, "missing.json"),
    ]);
    const message = [
      `${folder}/text.json: is not JSON`,
      `${folder}/error.json: It hasexpired`,
      `${folder}/list.json: It is no match list: it is a bare list.`,
      `${folder}/missing.json: cannot be read (ENOENT)`,
    ].join("\n");
    await expect(result).rejects.toMatchObject({ exitCode: 65, message });
  });

  const zone = { UPSTREAM_TIMEZONE: "Mars/Olympus" };
  const down = { UPSTREAM_URL: "http://127.0.0.1:9", CLIENT_ID: "a", CLIENT_SECRET: SECRET };
  it.each([
    ["no file and no service", [], {}, 2, "Name files, or set UPSTREAM_URL"],
    ["half a service", [], { UPSTREAM_URL: "https://service.example" }, 78, "CLIENT_ID"],
    ["an unknown time zone", ["good.json"], zone, 78, "UPSTREAM_TIMEZONE"],
    ["a service that is down", [], down, 69, "http://127.0.0.1:9: "],
  ])("rejects %s", async (_, args, env, exitCode, reason) => {
    write("good.json", envelope([]));
    const paths = args.map((arg) => (arg.endsWith(".json") ? join(folder, arg) : arg));
    const error: unknown = await inspect(paths, env).catch((reject: unknown) => reject);
    expect(error).toMatchObject({ exitCode, message: expect.stringContaining(reason) });
    expect(String(error)).not.toContain(SECRET);
  });

  it("prints its document on stdout, and errors on stderr", () => {
    const good = runProgram(write("a.json", envelope([])));
    expect(good).toMatchObject({ status: 0, stderr: "" });
    expect(JSON.parse(good.stdout)).toMatchObject({ matches: { total: 0 }, contestants: [] });
    const bad = { status: 65, stdout: "", stderr: expect.stringContaining("ENOENT") };
    expect(runProgram(join(folder, "missing.json"))).toMatchObject(bad);
  }, 60_000);
});

describe("parseInspectArguments", () => {
  it.each([
    [[], { files: [], now: null, contestants: [] }],
    [["a.json", "b.json"], { files: ["a.json", "b.json"], now: null, contestants: [] }],
    [
      ["a.json", "--now", "2026-03-07T18:00:00Z"],
      { files: ["a.json"], now: Date.UTC(2026, 2, 7, 18), contestants: [] },
    ],
    [["--now=2026-03-07T18:00:00Z"], { files: [], now: Date.UTC(2026, 2, 7, 18), contestants: [] }],
    [
      ["--contestant=-Cai", "a.json", "--contestant==HYPERLINK", "--contestant=--now"],
      { files: ["a.json"], now: null, contestants: ["-Cai", "=HYPERLINK", "--now"] },
    ],
    [
      ["--contestant=A / B", "--", "-a.json"],
      { files: ["-a.json"], now: null, contestants: ["A / B"] },
    ],
  ])("parses %j", (args, value) => {
    expect(parseInspectArguments(args)).toEqual(value);
  });

  it("rejects a time that it cannot parse", () => {
    expect(() => parseInspectArguments(["--now", "soon"])).toThrow(
      "--now soon is not a date and time. Write it like 2026-03-07T18:00:00Z",
    );
  });
});

function inspect(args: readonly string[], env = {}) {
  return runInspect(args, env, () => AFTER_ALL_EVENTS);
}

function envelope(data: readonly unknown[]): string {
  return JSON.stringify({ object: "matches", data });
}

function write(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

/** Runs `npm run inspect` as a process, with only `PATH` in its environment. */
function runProgram(file: string) {
  const { PATH } = process.env;
  const args = ["--import", "tsx", "server/main.ts", "inspect", file];
  return spawnSync(process.execPath, args, { env: { PATH }, encoding: "utf8" });
}

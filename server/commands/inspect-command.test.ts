import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LATER } from "#core/testing/derive.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import { runInspect } from "./inspect-command.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "matchdesk-inspect-"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("inspect", () => {
  it("tells of all files in one document", async () => {
    const ran = await inspect([
      write("a.json", envelope([wireSingleMatch("1", "ro2#1", "Aino 2 v -Cai 0"), { id: "2" }])),
      write("b.json", `\uFEFF${envelope([wireSingleMatch("3", "ro2#2", "Bo 0 v Dag 2")])}`),
      "--contestant=-Cai",
    ]);
    expect(ran).toMatchObject({
      ok: true,
      document: {
        matches: { total: 3, upcoming: 0, live: 0, ended: 2, quarantined: 1 },
        issues: [{ match: null }],
        brackets: [{ champion: "Aino", third: "Dag" }],
        groups: [],
        contestants: [{ name: "-Cai", matches: [{ opponent: "Aino", result: "lost" }] }],
      },
    });
  });

  it.each([
    ["the moment it is told", "2026-03-07T17:00:00Z", {}, { upcoming: 1, ended: 0 }],
    [
      "the zone of the service",
      "2026-03-07T17:00:00Z",
      { UPSTREAM_TIMEZONE: "Europe/Helsinki" },
      { upcoming: 0, ended: 1 },
    ],
  ])("looks at %s", async (_, now, env, matches) => {
    const file = write("a.json", envelope([wireSingleMatch("1", "ro2#1", "Aino v Bo")]));
    expect(await inspect([file, `--now=${now}`], env)).toMatchObject({ document: { matches } });
  });

  it("says of every bad file what is wrong with it, and nothing else", async () => {
    const ran = await inspect([
      write("good.json", envelope([])),
      write("text.json", "<html>"),
      write("error.json", '{"error":"invalid_token","error_description":"It has\\nexpired"}'),
      write("list.json", "[]"),
      join(folder, "missing.json"),
    ]);
    expect(ran).toEqual({
      ok: false,
      exitCode: 65,
      lines: [
        `${folder}/text.json: is not JSON`,
        `${folder}/error.json: It hasexpired`,
        `${folder}/list.json: It is no match list: it is a bare list.`,
        `${folder}/missing.json: cannot be read (ENOENT)`,
      ],
    });
  });

  it.each([
    ["an option it does not know", ["--verbose"], {}, 64, "Unknown option"],
    ["no file and no service", [], {}, 64, "Name files, or set UPSTREAM_URL"],
    ["half a service", [], { UPSTREAM_URL: "https://service.example" }, 78, "CLIENT_ID"],
    [
      "a zone that does not exist",
      ["good.json"],
      { UPSTREAM_TIMEZONE: "Mars/Olympus" },
      78,
      "UPSTREAM_TIMEZONE",
    ],
    [
      "a service that is down",
      [],
      { UPSTREAM_URL: "http://127.0.0.1:9", CLIENT_ID: "a", CLIENT_SECRET: "s3cr3t-canary" },
      69,
      "http://127.0.0.1:9: ",
    ],
  ])("refuses %s", async (_, args, env, exitCode, reason) => {
    write("good.json", envelope([]));
    const paths = args.map((arg) => (arg.endsWith(".json") ? join(folder, arg) : arg));
    const ran = await inspect(paths, env);
    expect(ran).toMatchObject({ ok: false, exitCode });
    const text = JSON.stringify(ran);
    expect(text).toContain(reason);
    expect(text).not.toContain("s3cr3t-canary");
  });

  it("prints its document on stdout, and why it has none on stderr", async () => {
    const file = write("a.json", envelope([]));
    const [good, bad] = await Promise.all([spawn([file]), spawn([join(folder, "missing.json")])]);
    expect(good).toMatchObject({ code: 0, stderr: "" });
    expect(JSON.parse(good.stdout)).toMatchObject({ matches: { total: 0 }, contestants: [] });
    expect(bad).toMatchObject({ code: 65, stdout: "", stderr: expect.stringContaining("ENOENT") });
  }, 60_000);
});

function inspect(args: readonly string[], env = {}) {
  return runInspect(args, env, () => LATER);
}

function envelope(data: readonly unknown[]): string {
  return JSON.stringify({ object: "matches", data });
}

function write(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

/** `server/commands/inspect.ts` as a process, without anything of our environment that would configure it. */
function spawn(
  args: readonly string[],
): Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string }> {
  const { PATH = "" } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ["--import", "tsx", "server/commands/inspect.ts", ...args],
      { env: { PATH } },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr });
      },
    );
  });
}

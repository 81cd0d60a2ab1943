import { spawn } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import * as z from "zod";
import { createTestFolder } from "#server/testing/server-process.ts";
import { listenOnLoopback } from "#server/testing/listen-on-loopback.ts";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";

const CLIENT = ["--client", "desk:s3cret:osu.example.net"];
const TokenResponseSchema = z.object({ access_token: z.string() });

let folder: string;

beforeEach(() => {
  folder = createTestFolder();
});

/** Starts `npm run service` with these arguments, by default on a free port, and with its store in the test's folder. */
function start(...args: readonly string[]) {
  const port = args.includes("--port") ? [] : ["--port", "0"];
  const entry = resolve(import.meta.dirname, "../main.ts");
  const child = spawn(process.execPath, ["--import", "tsx", entry, "service", ...port, ...args], {
    env: { ...process.env, DATA_DIR: join(folder, "store") },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const output = { out: "", err: "" };
  child.stderr.on("data", (chunk) => (output.err += String(chunk)));
  const ended = new Promise<number | null>((done) => child.once("close", done));
  const ready = new Promise<string>((done) => {
    child.stdout.on("data", (chunk) => {
      output.out += String(chunk);
      const url = /http:\S+/.exec(output.out)?.[0];
      if (url !== undefined) done(url);
    });
  });
  return { child, output, ended, ready };
}

function writeMatches(name: string, matches: readonly unknown[]): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify({ object: "matches", data: matches }));
  return file;
}

async function fetchToken(url: string): Promise<string> {
  const body = new URLSearchParams({
    grant_type: "client_credentials",
    client_id: "desk",
    client_secret: "s3cret",
  });
  const response = await fetch(`${url}/token/`, { method: "POST", body });
  return TokenResponseSchema.parse(await response.json()).access_token;
}

async function status(url: string, token: string): Promise<number> {
  return (await fetch(`${url}/hello/`, { headers: { Authorization: `Bearer ${token}` } })).status;
}

describe("npm run service", { timeout: 60_000 }, () => {
  it("loads 2500 matches with progress lines, ends on SIGTERM, and accepts old tokens after a restart", async () => {
    const wireMatches = Array.from({ length: 2500 }, (_, index) =>
      wireMatch({ id: `${index + 1}` }),
    );
    const first = start("--data", writeMatches("wireMatches.json", wireMatches), ...CLIENT);
    const url = await first.ready;
    expect(first.output.out).toBe(`Match Data Service at ${url} (2500 matches)\n`);
    expect(first.output.err).toBe("loaded 1000 of 2500 matches\nloaded 2000 of 2500 matches\n");
    const token = await fetchToken(url);
    first.child.kill("SIGTERM");
    expect(await first.ended).toBe(0);

    const second = start("--now", "2026-03-07T18:30:00Z", "--speed", "0");
    expect(await status(await second.ready, token)).toBe(200);
    expect(second.output.out).toContain(
      "(2500 matches, replay from 2026-03-07T18:30:00.000Z stopped)",
    );
  });

  it("rejects a file that is not a match list, naming match and field, and loads nothing", async () => {
    writeMatches("a.json", [wireMatch()]);
    const broken = { ...wireContestant(), score: 3 };
    const file = writeMatches("b.json", [wireMatch({ id: "7", contestants: [broken] })]);
    const { ended, output } = start("--data", folder, ...CLIENT);
    expect(await ended).toBe(65);
    expect(output.err).toBe(
      `${file}: match 1 of the list (id 7), field contestants.0.score: Invalid input: expected string, received number\nNothing was loaded.\n`,
    );
    expect(readdirSync(folder)).not.toContain("store");
  });

  it("reports a port in use in one line", async () => {
    const other = createServer();
    const port = await listenOnLoopback(other);
    const { ended, output } = start("--port", `${port}`, ...CLIENT);
    expect(await ended).toBe(69);
    expect(output.err).toMatch(new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is in use\\. .*\\n$`));
    other.close();
  });

  it("prints the required option when no client is configured", async () => {
    const { ended, output } = start("--data", writeMatches("a.json", [wireMatch()]));
    expect(await ended).toBe(2);
    expect(output.err).toContain("--client ID:SECRET:SITE,SITE");
  });
});

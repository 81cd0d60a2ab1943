/**
 * Runs Lighthouse on the production build with the demo and the mobile profile. Requires a
 * performance of at least 95 and an accessibility and best-practices score of 100, each as the
 * median of several runs. Belongs to the long mode: it downloads Lighthouse 13 and a newer Node,
 * and needs an otherwise idle machine.
 *
 *   npm run lighthouse [-- [--staff] [--runs=5] [--slowdown=2] PAGE…]
 *
 * Pages (default: `/`) are loaded as a viewer, or with `--staff` as staff. The profile slows down a
 * fast desktop four times to simulate a mid-range phone; a machine with another benchmark index
 * than 1500 to 2000, which is printed, needs another `--slowdown` in proportion.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findStaleParts } from "../sources.mjs";

const MIN_SCORES = { performance: 0.95, accessibility: 1, "best-practices": 1 };
const PORT = "8799";
const WARM_UP_TIME = 5000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    staff: { type: "boolean" },
    runs: { type: "string", default: "3" },
    slowdown: { type: "string", default: "4" },
  },
});
const stale = findStaleParts(["server", "web"]);
if (stale.length > 0) {
  const { status } = spawnSync(process.execPath, ["scripts/build/build.mjs", ...stale], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), "matchdesk-lighthouse-"));
const demo = { PORT, DATA_DIR: folder, DEMO_NOW: "2026-05-16T02:45:00Z", DEMO_SPEED: "0" };
const server = spawn(process.execPath, ["dist/server/main.js"], {
  env: { ...process.env, ...(values.staff ? {} : requireSignIn()), ...demo },
  stdio: ["ignore", "pipe", "inherit"],
});
try {
  await once(server.stdout, "data");
  // The results of the first poll must be visible before the first page is measured.
  await new Promise((done) => {
    setTimeout(done, WARM_UP_TIME);
  });
  const pages = positionals.length > 0 ? positionals : ["/"];
  const ok = pages.map((page) => measure(`http://127.0.0.1:${PORT}${page}`));
  process.exitCode = ok.every(Boolean) ? 0 : 1;
} finally {
  server.kill();
  await once(server, "exit");
  rmSync(folder, { recursive: true, force: true });
}

/** Returns variables that enable sign-in, because without it all local users are staff. */
function requireSignIn() {
  const { stdout } = spawnSync(
    process.execPath,
    ["dist/server/main.js", "hash-password", "Staff"],
    {
      input: "correct horse battery\n",
      encoding: "utf8",
    },
  );
  return { STAFF_USERS: stdout.trim() };
}

/** Prints the scores of a page; returns whether the median of each is sufficient. */
function measure(url) {
  const reports = Array.from({ length: Number(values.runs) }, () => report(url));
  console.log(url, "benchmark index", ...reports.map((each) => each.environment.benchmarkIndex));
  const ok = Object.entries(MIN_SCORES).map(([id, least]) => {
    const scores = reports.map(({ categories }) => categories[id].score).toSorted((a, b) => a - b);
    console.log(`  ${id}`, ...scores, "at least", least);
    return scores[Math.floor(scores.length / 2)] >= least;
  });
  return ok.every(Boolean);
}

/** Runs Lighthouse once and returns its report. */
function report(url) {
  const path = join(folder, "report.json");
  const { status } = spawnSync(
    "npx",
    ["--yes", "-p", "node@24", "-p", "lighthouse@13", "lighthouse", url, "--quiet"]
      .concat(["--output=json", `--output-path=${path}`])
      .concat([`--only-categories=${Object.keys(MIN_SCORES).join(",")}`])
      .concat([`--throttling.cpuSlowdownMultiplier=${values.slowdown}`])
      .concat(["--chrome-flags=--headless=new --no-sandbox"]),
    {
      stdio: ["ignore", "inherit", "ignore"],
      env: { CHROME_PATH: "/usr/bin/chromium", ...process.env },
    },
  );
  if (status !== 0) throw new Error(`Lighthouse failed on ${url} with status ${status}.`);
  return JSON.parse(readFileSync(path, "utf8"));
}

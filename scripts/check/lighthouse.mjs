/**
 * Runs Lighthouse on the production build with the demo and the mobile profile. Requires a
 * performance of at least 95 and an accessibility and best-practices score of 100, each as the
 * median of several runs. Belongs to the long mode: it downloads Lighthouse 13 and a newer Node,
 * and needs an otherwise idle machine.
 *
 *   npm run lighthouse [-- [--staff] [--runs=5] PAGE…]
 *
 * Pages (default: `/`) are loaded as a viewer, or with `--staff` as staff. The profile slows down a
 * fast desktop four times to simulate a mid-range phone; a slower machine is slowed down less, in
 * proportion to Lighthouse's own benchmark of it (its documentation, "Calibrating the CPU
 * slowdown").
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findStaleParts } from "../sources.mjs";

const MIN_SCORES = { performance: 0.95, accessibility: 1, "best-practices": 1 };
const PRINTED_AUDITS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
];
const PORT = "8799";
const DEMO_NOW = "2026-05-16T02:45:00Z";
/** Lighthouse's `benchmarkIndex` of the machine that the profile expects: 1500 to 2000. */
const EXPECTED_INDEX = 1750;
const DEFAULT_SLOWDOWN = 4;
const WARM_UP_TIME = 5000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { staff: { type: "boolean" }, runs: { type: "string", default: "3" } },
});
const pages = positionals.length > 0 ? positionals : ["/"];
const stale = findStaleParts(["server", "web"]);
if (stale.length > 0) {
  const { status } = spawnSync(process.execPath, ["scripts/build/build.mjs", ...stale], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), "matchdesk-lighthouse-"));
const desk = spawn(process.execPath, ["dist/server/main.js"], {
  env: { ...process.env, ...signIn(), PORT, DATA_DIR: folder, DEMO_NOW, DEMO_SPEED: "0" },
  stdio: ["ignore", "pipe", "inherit"],
});
try {
  await once(desk.stdout, "data");
  // The results of the first poll must be visible before the first page is measured.
  await new Promise((done) => {
    setTimeout(done, WARM_UP_TIME);
  });
  const ok = pages.map((page) => measure(`http://127.0.0.1:${PORT}${page}`));
  process.exitCode = ok.every(Boolean) ? 0 : 1;
} finally {
  desk.kill();
  await once(desk, "exit");
  rmSync(folder, { recursive: true, force: true });
}

/** Returns variables that enable sign-in, because without it all local users are staff. */
function signIn() {
  if (values.staff) return {};
  const input = "correct horse battery\n";
  const { stdout } = spawnSync(process.execPath, ["dist/server/hash-password.js", "Staff"], {
    input,
    encoding: "utf8",
  });
  return { STAFF_USERS: stdout.trim() };
}

function measure(url) {
  const first = report(url, DEFAULT_SLOWDOWN);
  if (first === null) return false;
  const index = first.environment.benchmarkIndex;
  const slowdown = Math.min(
    DEFAULT_SLOWDOWN,
    Math.max(1, (DEFAULT_SLOWDOWN * index) / EXPECTED_INDEX),
  );
  process.stdout.write(`${url}\n  benchmark index ${index}: slowdown ${slowdown.toFixed(1)}×\n`);
  const reports = Array.from({ length: Number(values.runs) }, () => report(url, slowdown));
  if (reports.includes(null)) return false;
  const ok = Object.entries(MIN_SCORES).map(([id, least]) => {
    const scores = reports.map(({ categories }) => categories[id].score).toSorted((a, b) => a - b);
    const median = scores[Math.floor(scores.length / 2)];
    const all = scores.map(percent).join(", ");
    process.stdout.write(
      `  ${id.padEnd(15)} ${percent(median)} (of ${all}; at least ${percent(least)})\n`,
    );
    return median >= least;
  });
  for (const { audits, categories, environment } of reports) {
    const lost = Object.keys(MIN_SCORES)
      .flatMap((id) => categories[id].auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
      .map(({ id }) => id);
    const auditIds = new Set([...PRINTED_AUDITS, ...lost]);
    process.stdout.write(`    index ${environment.benchmarkIndex}\n`);
    for (const id of auditIds) {
      const { title, displayValue = "" } = audits[id];
      process.stdout.write(`      ${title} ${displayValue}\n`);
    }
  }
  return ok.every(Boolean);
}

/** Runs Lighthouse once and returns its report; `null` if it failed. */
function report(url, slowdown) {
  const path = join(folder, "report.json");
  const { status } = spawnSync(
    "npx",
    ["--yes", "-p", "node@24", "-p", "lighthouse@13", "lighthouse", url, "--quiet"]
      .concat(["--output=json", `--output-path=${path}`])
      .concat([`--only-categories=${Object.keys(MIN_SCORES).join(",")}`])
      .concat([`--throttling.cpuSlowdownMultiplier=${slowdown}`])
      .concat(["--chrome-flags=--headless=new --no-sandbox"]),
    {
      stdio: ["ignore", "inherit", "ignore"],
      env: { CHROME_PATH: "/usr/bin/chromium", ...process.env },
    },
  );
  return status === 0 ? JSON.parse(readFileSync(path, "utf8")) : null;
}

function percent(score) {
  return Math.round(score * 100);
}

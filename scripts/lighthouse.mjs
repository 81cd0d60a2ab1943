/**
 * Lighthouse on the production build over the demo, mobile profile: performance at least 95,
 * accessibility and best practices 100. A long-mode command: it fetches Lighthouse 13 and the newer
 * Node that it needs, and wants a machine that does nothing else. Pages are arguments, `/` without any.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const LEAST = { performance: 0.95, accessibility: 1, "best-practices": 1 };
const PORT = "8799";
const DEMO_NOW = "2026-05-16T02:45:00Z";

const pages = process.argv.length > 2 ? process.argv.slice(2) : ["/"];
const folder = mkdtempSync(join(tmpdir(), "matchdesk-lighthouse-"));
const desk = spawn(process.execPath, ["dist/server/main.js"], {
  env: { ...process.env, PORT, DATA_DIR: folder, DEMO_NOW, DEMO_SPEED: "0" },
  stdio: ["ignore", "pipe", "inherit"],
});
try {
  await once(desk.stdout, "data");
  const ok = pages.map((page) => measure(`http://127.0.0.1:${PORT}${page}`));
  process.exitCode = ok.every(Boolean) ? 0 : 1;
} finally {
  desk.kill();
  await once(desk, "exit");
  rmSync(folder, { recursive: true, force: true });
}

function measure(url) {
  const report = join(folder, "report.json");
  const { status } = spawnSync(
    "npx",
    ["--yes", "-p", "node@24", "-p", "lighthouse@13", "lighthouse", url, "--quiet"]
      .concat(["--output=json", `--output-path=${report}`])
      .concat([`--only-categories=${Object.keys(LEAST).join(",")}`])
      .concat(["--chrome-flags=--headless=new --no-sandbox"]),
    {
      stdio: "inherit",
      env: { CHROME_PATH: "/usr/bin/chromium", ...process.env },
    },
  );
  if (status !== 0) return false;
  const { categories, audits } = JSON.parse(readFileSync(report, "utf8"));
  process.stdout.write(`${url}\n`);
  return Object.entries(LEAST)
    .map(([id, least]) => {
      const { score, auditRefs } = categories[id];
      process.stdout.write(
        `  ${id.padEnd(15)} ${Math.round(score * 100)} (at least ${least * 100})\n`,
      );
      const lost = auditRefs.filter(
        ({ id: audit, weight }) => weight > 0 && (audits[audit].score ?? 1) < 1,
      );
      for (const { id: audit } of lost) {
        const { title, displayValue = "" } = audits[audit];
        process.stdout.write(`    ${title} ${displayValue}\n`);
      }
      return score >= least;
    })
    .every(Boolean);
}

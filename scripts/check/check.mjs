/**
 * Runs every check that needs no browser and no test: format, lint, types, dead code, build,
 * budgets; or only the checks named as arguments: `npm run check lint "types of core"`.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  BRACKET_BUDGET_BYTES,
  FIRST_PAGE_BUDGET_BYTES,
  HEIGHT_SCRIPT_BUDGET_BYTES,
  VIEWS_BUDGET_BYTES,
  WIDGET_BUDGET_BYTES,
  measureHeightScriptBytes,
  measureFirstPageScriptBytes,
  measureLateScriptBytes,
  measureWidgetBytes,
} from "./budget.mjs";
import { COMPILE_HINT } from "../build/compile-plugin.mjs";
import { findGrowth } from "./lines.mjs";
import { findStyleErrors } from "./style-rules.mjs";
import { exitIfUnknown } from "../exit-if-unknown.mjs";
import { findNewerFeatures } from "./old-browsers.mjs";
import { writeReport } from "./reports.mjs";

const CANARY = "canary-3f9c1e7a52";

const projects = ["core", "server", "web", "web/offline", "e2e", "bench", "bench/processes"];
const checks = [
  { name: "format", check: () => tool("oxfmt", "--check", ".") },
  { name: "lint", check: () => tool("oxlint", "--type-aware", "--deny-warnings", ".") },
  ...projects.map((project) => ({
    name: `types of ${project}`,
    check: () => tool("tsc", "-p", project),
  })),
  { name: "dead code", check: () => tool("knip") },
  { name: "style of pages", check: () => none(findStyleErrors()) },
  { name: "lines of rooms", check: () => none(findGrowth()) },
  { name: "build", check: buildWithCanary },
  { name: "no secret in built files", check: findCanary },
  { name: "compile hint", check: findFilesWithoutHint },
  { name: "old browsers", check: findFeaturesOldBrowsersLack },
  budget("initial JavaScript", measureFirstPageScriptBytes, FIRST_PAGE_BUDGET_BYTES),
  budget("widget", measureWidgetBytes, WIDGET_BUDGET_BYTES),
  budget("widget views", (dir) => measureLateScriptBytes(dir, "details"), VIEWS_BUDGET_BYTES),
  budget("widget brackets", (dir) => measureLateScriptBytes(dir, "drawing"), BRACKET_BUDGET_BYTES),
  budget("iframe height script", measureHeightScriptBytes, HEIGHT_SCRIPT_BUDGET_BYTES),
];

const requested = process.argv.slice(2);
const names = checks.map(({ name }) => name);
exitIfUnknown("check", requested, names);

const report = [];
for (const { name, check } of checks) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  const startedAt = Date.now();
  const { ok, output } = check();
  const milliseconds = Date.now() - startedAt;
  const figure = ok && output.length < 80 ? output.trim() : "";
  process.stdout.write(`${ok ? "ok  " : "FAIL"} ${name} (${milliseconds} ms) ${figure}\n`);
  if (!ok) process.stdout.write(`${output}\n`);
  report.push({ name, ok, milliseconds });
}
writeReport("checks", report);
process.exit(report.every(({ ok }) => ok) ? 0 : 1);

function none(errors) {
  return { ok: errors.length === 0, output: errors.join("\n") };
}

function buildWithCanary() {
  return run(process.execPath, ["scripts/build/build.mjs"], { CLIENT_SECRET: CANARY });
}

function findCanary() {
  const paths = readdirSync("dist", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).includes(CANARY));
  return { ok: paths.length === 0, output: paths.join("\n") };
}

/** The hint has an effect only in the first line of a file. */
function findFilesWithoutHint() {
  const paths = readdirSync("dist/web/assets")
    .filter((name) => name.endsWith(".js"))
    .filter(
      (name) => !readFileSync(join("dist/web/assets", name), "utf8").startsWith(COMPILE_HINT),
    );
  return { ok: paths.length === 0, output: paths.join("\n") };
}

function findFeaturesOldBrowsersLack() {
  const uses = findNewerFeatures("dist/web");
  return { ok: uses.length === 0, output: uses.join("\n") };
}

function budget(name, measure, limit) {
  const check = () => {
    const bytes = measure("dist/web");
    const output = `${bytes.toLocaleString("en")} of ${limit.toLocaleString("en")} bytes gzip`;
    return { ok: bytes <= limit, output };
  };
  return { name, check };
}

function tool(name, ...args) {
  return run(join("node_modules", ".bin", name), args, {});
}

function run(command, args, env) {
  const result = spawnSync(command, args, {
    encoding: "utf8",
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  const output = `${result.stdout ?? ""}${result.stderr ?? ""}${result.error?.message ?? ""}`;
  return { ok: result.status === 0, output };
}

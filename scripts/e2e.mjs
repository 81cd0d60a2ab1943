/**
 * Runs the end-to-end tests in a real browser on a current build; arguments are passed to
 * Playwright.
 */
import { spawnSync } from "node:child_process";
import { findOrInstallBrowser } from "./browser.mjs";
import { findStaleParts } from "./sources.mjs";

const browser = findOrInstallBrowser(process.env);
process.stdout.write(`Browser: ${browser.path ?? "Chromium"}, from ${browser.from}\n`);

const stale = findStaleParts(["server", "web"]);
if (stale.length > 0) runOrExit([process.execPath, "scripts/build/build.mjs", ...stale], {});
const env = browser.path === null ? {} : { CHROMIUM_PATH: browser.path };
runOrExit(["npx", "playwright", "test", "-c", "e2e", ...process.argv.slice(2)], env);

function runOrExit([command, ...args], extra) {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, ...extra },
  });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Runs the end-to-end tests in a real browser on a current build; arguments are passed to
 * Playwright.
 */
import { spawnSync } from "node:child_process";
import { findOrInstallBrowsers, findOrInstallEngines } from "./browser.mjs";
import { findUnknownSpecs } from "./find-unknown-specs.mjs";
import { findStaleParts } from "./sources.mjs";

const args = process.argv.slice(2);
const unknown = findUnknownSpecs(args);
if (unknown.length > 0) {
  process.stderr.write(
    `No spec has this name: ${unknown.join(", ")}. The specs are in e2e/specs; name one like this: ` +
      "npm run test:e2e -- specs/wall.spec.ts\n",
  );
  process.exit(1);
}

const { headless, full, from } = findOrInstallBrowsers(process.env);
const names = headless === full ? (full ?? "Chromium") : `${headless}, ${full} for drawings`;
const { firefox, webkit } = findOrInstallEngines();
process.stdout.write(
  `Browser: ${names}, from ${from}\nFirefox: ${firefox ?? "none"}\nWebKit: ${webkit ?? "none"}\n`,
);

const stale = findStaleParts(["server", "web"]);
if (stale.length > 0) runOrExit([process.execPath, "scripts/build/build.mjs", ...stale], {});
runOrExit(["npx", "playwright", "test", "-c", "e2e", ...args], {
  ...(headless === null ? {} : { CHROMIUM_PATH: headless, CHROMIUM_FULL_PATH: full }),
  // Only what exists: in an environment, `undefined` would be a text.
  ...(firefox && { FIREFOX_PATH: firefox }),
  ...(webkit && { WEBKIT_PATH: webkit }),
});

function runOrExit([command, ...rest], extra) {
  const { status } = spawnSync(command, rest, {
    stdio: "inherit",
    env: { ...process.env, ...extra },
  });
  if (status !== 0) process.exit(status ?? 1);
}

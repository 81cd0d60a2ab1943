/** Finds a Chromium for the end-to-end tests, and installs one if there is none. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const SYSTEM_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/**
 * Returns `{ path, from }` of the browser to use: that of the system, otherwise Debian's package if
 * this process may install it, otherwise Playwright's own (`path` is `null`, because Playwright
 * finds it). Throws if there is none.
 */
export function findOrInstallBrowser(env) {
  if (env.CHROMIUM_PATH) {
    if (!existsSync(env.CHROMIUM_PATH)) {
      throw new Error(
        `CHROMIUM_PATH: ${env.CHROMIUM_PATH} does not exist. Set it to the path of a Chromium.`,
      );
    }
    return { path: env.CHROMIUM_PATH, from: "CHROMIUM_PATH" };
  }
  const system = SYSTEM_PATHS.find((path) => existsSync(path));
  if (system) return { path: system, from: "the system" };
  if (canInstall() && succeeds("apt-get", ["update"])) {
    const packages = ["install", "-y", "--no-install-recommends", "chromium"];
    if (succeeds("apt-get", packages) && existsSync(SYSTEM_PATHS[0])) {
      return { path: SYSTEM_PATHS[0], from: "Debian's package, just installed" };
    }
  }
  if (succeeds("npx", ["playwright", "install", "chromium"])) {
    return { path: null, from: "Playwright's own download" };
  }
  throw new Error(
    "No browser was found, and neither apt-get nor Playwright could install one. " +
      "Install Chromium, or set CHROMIUM_PATH.",
  );
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

function succeeds(command, args) {
  process.stdout.write(`No browser found. Running: ${command} ${args.join(" ")}\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio: ["ignore", 2, 2], env }).status === 0;
}

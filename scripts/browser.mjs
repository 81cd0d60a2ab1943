/** Finds a Chromium for the end-to-end tests, and gets one where the machine has none. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/**
 * `{ path, from }` of the browser to use: the system's, else Debian's package where it may be
 * installed, else Playwright's own (`path` null: Playwright knows where). Throws where none is had.
 */
export function findBrowser(env) {
  if (env.CHROMIUM_PATH) {
    if (!existsSync(env.CHROMIUM_PATH)) {
      throw new Error(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, and nothing is there.`);
    }
    return { path: env.CHROMIUM_PATH, from: "CHROMIUM_PATH" };
  }
  const system = PLACES.find((path) => existsSync(path));
  if (system) return { path: system, from: "the system" };
  if (mayInstall() && succeeds("apt-get", ["update"])) {
    const packages = ["install", "-y", "--no-install-recommends", "chromium"];
    if (succeeds("apt-get", packages) && existsSync(PLACES[0])) {
      return { path: PLACES[0], from: "Debian's package, installed now" };
    }
  }
  if (succeeds("npx", ["playwright", "install", "chromium"])) {
    return { path: null, from: "Playwright's own download" };
  }
  throw new Error(
    "No browser: none on this system, none could be installed by apt-get or by Playwright. " +
      "Install Chromium, or name one by CHROMIUM_PATH.",
  );
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

function succeeds(command, args) {
  process.stdout.write(`No browser yet: ${command} ${args.join(" ")}\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio: ["ignore", 2, 2], env }).status === 0;
}

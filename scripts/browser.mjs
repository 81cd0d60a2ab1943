/** Finds the browsers for the end-to-end tests, and installs missing ones. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const FULL_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];
/** A Chromium without a window, which needs about a third less CPU time. */
const HEADLESS_PATHS = ["/usr/bin/chromium-headless-shell"];
const DEBIAN_PACKAGES = ["chromium", "chromium-headless-shell"];

const FIREFOX_PATHS = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];
/** WebKitGTK's small browser, which its WebDriver and a display control. */
const WEBKIT_PATHS = ["x86_64", "aarch64"].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);
const WEBKIT_TOOLS = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"];
const ENGINE_PACKAGES = ["firefox-esr", "webkit2gtk-driver", "xvfb"];

/**
 * Returns `{ headless, full, from }`: the path of the browser for most tests, and of the one for
 * tests that compare screenshots. It uses `CHROMIUM_PATH` for both if it is set; otherwise the
 * system's browsers, after installing Debian's packages for missing ones if this process may;
 * otherwise Playwright's own (both are `null`, because Playwright finds them). One browser is used
 * for both if there is no other. Throws if there is none.
 */
export function findOrInstallBrowsers(env, system = SYSTEM) {
  if (env.CHROMIUM_PATH) {
    if (!system.exists(env.CHROMIUM_PATH)) {
      throw new Error(
        `CHROMIUM_PATH: ${env.CHROMIUM_PATH} does not exist. Set it to the path of a Chromium.`,
      );
    }
    return { headless: env.CHROMIUM_PATH, full: env.CHROMIUM_PATH, from: "CHROMIUM_PATH" };
  }
  const before = findSystemBrowsers(system);
  if (before.headless && before.full) return { ...before, from: "the system" };
  if (system.canInstall() && install(system, DEBIAN_PACKAGES)) {
    const after = findSystemBrowsers(system);
    if (after.headless && after.full)
      return { ...after, from: "Debian's packages, just installed" };
  }
  if (before.full) return { headless: before.full, full: before.full, from: "the system" };
  if (system.run("npx", ["playwright", "install", "chromium"])) {
    return { headless: null, full: null, from: "Playwright's own download" };
  }
  throw new Error(
    "No browser was found, and neither apt-get nor Playwright could install one. " +
      "Install Chromium, or set CHROMIUM_PATH.",
  );
}

/**
 * Returns `{ firefox, webkit }`: paths of the system's other engines, after installing Debian's
 * packages for missing ones if this process may; `undefined` for one that is still missing.
 */
export function findOrInstallEngines(system = SYSTEM) {
  const { firefox, webkit } = findSystemEngines(system);
  if (!(firefox && webkit) && system.canInstall()) install(system, ENGINE_PACKAGES);
  return findSystemEngines(system);
}

function findSystemBrowsers({ exists }) {
  return { headless: HEADLESS_PATHS.find(exists), full: FULL_PATHS.find(exists) };
}

function findSystemEngines({ exists }) {
  const hasTools = WEBKIT_TOOLS.every(exists);
  return {
    firefox: FIREFOX_PATHS.find(exists),
    webkit: hasTools ? WEBKIT_PATHS.find(exists) : undefined,
  };
}

function install({ run }, packages) {
  const limits = ["-o", "Acquire::Retries=2", "-o", "Acquire::http::Timeout=20"];
  return (
    run("apt-get", [...limits, "update"]) &&
    run("apt-get", [...limits, "install", "-y", "--no-install-recommends", ...packages])
  );
}

/** Access of this module to this machine. */
const SYSTEM = {
  exists: (path) => existsSync(path),
  canInstall: () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get"),
  run(command, args) {
    process.stdout.write(`A browser is missing. Running: ${command} ${args.join(" ")}\n`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    return spawnSync(command, args, { stdio: ["ignore", 2, 2], env }).status === 0;
  },
};

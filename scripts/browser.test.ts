import { describe, expect, it } from "vitest";
import { findOrInstallBrowsers, findOrInstallEngines } from "./browser.mjs";

const FULL = "/usr/bin/chromium";
const HEADLESS = "/usr/bin/chromium-headless-shell";

/** Creates a machine with files. Its commands succeed if they contain a key of `installs`. */
function createMachine(
  files: readonly string[],
  installs: Readonly<Record<string, readonly string[]>> = {},
) {
  const present = new Set(files);
  const commands: string[] = [];
  return {
    commands,
    exists: (path: string) => present.has(path),
    canInstall: () => present.has("/usr/bin/apt-get"),
    run(command: string, args: readonly string[]) {
      commands.push([command, ...args].join(" "));
      const key = Object.keys(installs).find((each) => commands.at(-1)?.includes(each));
      for (const path of installs[key ?? ""] ?? []) present.add(path);
      return key !== undefined;
    },
  };
}

const APT = "/usr/bin/apt-get";
const PACKAGES = { update: [], "chromium chromium-headless-shell": [FULL, HEADLESS] };

describe("findOrInstallBrowsers", () => {
  it.each([
    [
      "CHROMIUM_PATH for all tests",
      { CHROMIUM_PATH: "/my" },
      ["/my", FULL, HEADLESS],
      "/my",
      "/my",
    ],
    ["both browsers of the system", {}, [FULL, HEADLESS], HEADLESS, FULL],
    ["the only browser of the system for all tests", {}, [FULL], FULL, FULL],
    ["the only browser if nothing can be installed", {}, [FULL, APT], FULL, FULL],
  ])("returns %s", (_, env, files, headless, full) => {
    expect(findOrInstallBrowsers(env, createMachine(files))).toMatchObject({ headless, full });
  });

  it.each([
    ["both packages", [APT]],
    ["the missing package", [FULL, APT]],
  ])("installs %s of Debian", (_, files) => {
    const machine = createMachine(files, PACKAGES);
    const found = findOrInstallBrowsers({}, machine);
    expect(found).toMatchObject({ headless: HEADLESS, full: FULL });
    expect(found.from).toContain("just installed");
    expect(machine.commands).toHaveLength(2);
  });

  it("uses Playwright's own browsers if the system has none", () => {
    const machine = createMachine([], { "playwright install chromium": [] });
    expect(findOrInstallBrowsers({}, machine)).toMatchObject({ headless: null, full: null });
  });

  it("throws if CHROMIUM_PATH does not exist", () => {
    const machine = createMachine([FULL, HEADLESS]);
    expect(() => findOrInstallBrowsers({ CHROMIUM_PATH: "/none" }, machine)).toThrow(
      /CHROMIUM_PATH: .* does not exist/,
    );
  });

  it("throws if no browser can be found or installed", () => {
    expect(() => findOrInstallBrowsers({}, createMachine([APT]))).toThrow(/No browser was found/);
  });
});

describe("findOrInstallEngines", () => {
  const FIREFOX = "/usr/bin/firefox-esr";
  const WEBKIT = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
  const TOOLS = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"];

  it("returns the engines of the system without installing anything", () => {
    const machine = createMachine([FIREFOX, WEBKIT, ...TOOLS, APT]);
    expect(findOrInstallEngines(machine)).toEqual({ firefox: FIREFOX, webkit: WEBKIT });
    expect(machine.commands).toEqual([]);
  });

  it("installs Debian's packages if one engine is missing", () => {
    const packages = {
      update: [],
      "firefox-esr webkit2gtk-driver xvfb": [FIREFOX, WEBKIT, ...TOOLS],
    };
    const machine = createMachine([FIREFOX, APT], packages);
    expect(findOrInstallEngines(machine)).toEqual({ firefox: FIREFOX, webkit: WEBKIT });
    expect(machine.commands).toHaveLength(2);
  });

  it.each([
    ["without apt-get", [FIREFOX]],
    ["if the packages cannot be installed", [FIREFOX, APT]],
    ["if WebKit has no display", [FIREFOX, WEBKIT, "/usr/bin/WebKitWebDriver"]],
  ])("returns no WebKit %s", (_, files) => {
    const found = findOrInstallEngines(createMachine(files));
    expect(found).toEqual({ firefox: FIREFOX, webkit: undefined });
  });
});

import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findOrInstallBrowser } from "./browser.mjs";
import { createTestBuild } from "./build/testing-build.ts";

describe("findOrInstallBrowser", () => {
  it("returns the browser named by CHROMIUM_PATH", () => {
    const path = join(createTestBuild({ chromium: "" }), "chromium");
    expect(findOrInstallBrowser({ CHROMIUM_PATH: path })).toEqual({ path, from: "CHROMIUM_PATH" });
  });

  it("throws if CHROMIUM_PATH does not exist", () => {
    expect(() => findOrInstallBrowser({ CHROMIUM_PATH: "/none/chromium" })).toThrow(
      /CHROMIUM_PATH: .* does not exist/,
    );
  });
});

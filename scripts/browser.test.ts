import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findBrowser } from "./browser.mjs";
import { buildOf } from "./build/testing-build.ts";

describe("findBrowser", () => {
  it("returns the browser named by CHROMIUM_PATH", () => {
    const path = join(buildOf({ chromium: "" }), "chromium");
    expect(findBrowser({ CHROMIUM_PATH: path })).toEqual({ path, from: "CHROMIUM_PATH" });
  });

  it("throws if CHROMIUM_PATH does not exist", () => {
    expect(() => findBrowser({ CHROMIUM_PATH: "/none/chromium" })).toThrow(
      /CHROMIUM_PATH: .* does not exist/,
    );
  });
});

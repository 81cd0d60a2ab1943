import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findBrowser } from "./browser.mjs";
import { buildOf } from "./build/testing-build.ts";

describe("findBrowser", () => {
  it("takes the browser that is named, and says so", () => {
    const path = join(buildOf({ chromium: "" }), "chromium");
    expect(findBrowser({ CHROMIUM_PATH: path })).toEqual({ path, from: "CHROMIUM_PATH" });
  });

  it("does not look elsewhere when the named one is not there", () => {
    expect(() => findBrowser({ CHROMIUM_PATH: "/none/chromium" })).toThrow(/CHROMIUM_PATH names/);
  });
});

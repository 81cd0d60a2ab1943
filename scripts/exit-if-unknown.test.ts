import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";

describe("exitIfUnknown", () => {
  it.each([
    ["scripts/bench.mjs", "benchmark", "bracket"],
    ["scripts/check/check.mjs", "check", "lint"],
  ])("ends %s with the valid names if it is given an unknown one", (script, kind, valid) => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [script, valid, "nosuch"], {
      encoding: "utf8",
    });
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(new RegExp(`^There is no ${kind} "nosuch"\\. Use one of: .*${valid}`));
  });
});

import { describe, expect, it } from "vitest";
import { findUnknownSpecs } from "./find-unknown-specs.mjs";

describe("findUnknownSpecs", () => {
  it.each([
    [["specs/wall.spec.ts"], []],
    [["e2e/specs/wall.spec.ts:12", "live"], []],
    [["specs/wal.spec.ts", "specs/wall.spec.ts"], ["specs/wal.spec.ts"]],
    [["wall", "nothing-like-this"], ["nothing-like-this"]],
    [["-g", "shows a score", "--project", "pages", "wall"], []],
    [["--headed", "specs/none.spec.ts"], ["specs/none.spec.ts"]],
    [["--reporter=list", "none"], ["none"]],
  ])("checks %j: %j is unknown", (args, unknown) => {
    expect(findUnknownSpecs(args)).toEqual(unknown);
  });
});

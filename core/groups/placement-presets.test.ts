import { describe, expect, it } from "vitest";
import { ANNOTATION_KINDS } from "#core/desk/annotation-kinds.ts";
import { parsePlacements, PLACEMENT_PRESETS } from "./placement-presets.ts";

describe("parsePlacements", () => {
  it.each([
    ["25 18 15", [25, 18, 15]],
    [" 10, 8;6\n0.5 0 ", [10, 8, 6, 0.5, 0]],
  ])("parses %j", (text, placements) => {
    expect(parsePlacements(text)).toEqual({ placements, problem: null });
  });

  it.each([
    ["25 x 15", { problem: "no-points", word: "x" }],
    ["-1", { problem: "no-points", word: "-1" }],
    ["101", { problem: "no-points", word: "101" }],
    [" , ", { problem: "none" }],
    ["1 ".repeat(201), { problem: "too-many" }],
  ])("says why %j cannot be used", (text, problem) => {
    expect(parsePlacements(text)).toEqual({ placements: null, ...problem });
  });
});

describe("PLACEMENT_PRESETS", () => {
  it.each(PLACEMENT_PRESETS)("are valid annotations: $id", ({ placements, perKill }) => {
    const value = { placements, perKill, deduct: true, bestOf: null, deductions: [] };
    const kind = ANNOTATION_KINDS.find((one) => one.kind === "placement-points");
    const input = { kind: "placement-points", scope: "a.example/7", value };
    expect(kind?.input.safeParse(input).success).toBe(true);
  });
});

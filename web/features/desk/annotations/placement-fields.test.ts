import { describe, expect, it } from "vitest";
import { PLACEMENT_PRESETS } from "#core/groups/placement-presets.ts";
import { createPlacementDraft, EMPTY_DRAFT, findPresetOf } from "./placement-fields.tsx";

const value = {
  placements: [25, 18.5],
  perKill: 1,
  deduct: false,
  bestOf: null,
  deductions: [{ contestant: "aino-1", name: "Aino", points: 2.5 }],
};

describe("createPlacementDraft", () => {
  it("returns the numbers as text, an empty one if all matches count", () => {
    expect(createPlacementDraft(value)).toEqual({
      hasPoints: true,
      placements: "25 18.5",
      perKill: "1",
      bestOf: "",
      deduct: false,
      deductions: [{ contestant: "aino-1", name: "Aino", points: "2.5" }],
    });
    expect(createPlacementDraft({ ...value, bestOf: 3 }).bestOf).toBe("3");
  });
});

describe("findPresetOf", () => {
  it.each(PLACEMENT_PRESETS)("finds $id", (preset) => {
    expect(findPresetOf(createPlacementDraft({ ...value, ...preset }))).toBe(preset);
  });

  it("finds a preset in any notation", () => {
    const draft = { ...EMPTY_DRAFT, placements: "10, 6, 5, 4,3 2 1 1", perKill: "1.0" };
    expect(findPresetOf(draft)?.id).toBe("pubg");
  });

  it.each(["", "25 18", "x"])("finds none in %j", (placements) => {
    expect(findPresetOf({ ...EMPTY_DRAFT, placements })).toBeNull();
  });
});

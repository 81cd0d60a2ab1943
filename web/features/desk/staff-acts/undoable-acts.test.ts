import { describe, expect, it } from "vitest";
import type { StaffActView } from "#core/contract/staff-act.ts";
import { findLastPress, findUndoableActs } from "./undoable-acts.ts";

const NOW = Date.parse("2026-01-25T12:30:00Z");

/** Creates a claim of the attention item `id`. */
function claim(number: number, by: string, id: string, parts: Partial<StaffActView> = {}) {
  const at = `2026-01-25T12:${String(number).padStart(2, "0")}:00Z`;
  const base = { type: "claim", kind: "locked", state: "taken", note: "", until: null } as const;
  return Object.assign({ ...base, number, undoes: null, id, who: by, by, at, about: null }, parts);
}

const numbers = (acts: readonly StaffActView[]) => acts.map(({ number }) => number);

describe("findUndoableActs", () => {
  it("returns the newest act of each item, without undone ones and undoings", () => {
    const acts = [
      claim(6, "Anna", "x", { undoes: 5 }),
      claim(5, "Anna", "x"),
      claim(4, "Bo", "y"),
      claim(3, "Anna", "y"),
      claim(2, "Anna", "x"),
    ];
    expect(numbers(findUndoableActs(acts))).toEqual([4, 2]);
  });

  it("returns an act whose undoing was undone", () => {
    const acts = [
      claim(3, "Anna", "x", { undoes: 2 }),
      claim(2, "Anna", "x", { undoes: 1 }),
      claim(1, "Anna", "x"),
    ];
    expect(numbers(findUndoableActs(acts))).toEqual([1]);
  });
});

describe("findLastPress", () => {
  const at = "2026-01-25T12:20:00Z";

  it("returns all acts of the last press, and none of other staff", () => {
    const acts = [
      claim(9, "Bo", "z"),
      claim(8, "Anna", "y", { at }),
      claim(7, "Anna", "x", { at }),
      claim(6, "Anna", "w"),
    ];
    expect(numbers(findLastPress(acts, "Anna", NOW))).toEqual([8, 7]);
    expect(findLastPress(acts, "Cleo", NOW)).toEqual([]);
  });

  it("returns no act on which another person has acted since", () => {
    const acts = [claim(2, "Bo", "x"), claim(1, "Anna", "x")];
    expect(findLastPress(acts, "Anna", NOW)).toEqual([]);
  });

  it("returns nothing that is older than an hour", () => {
    expect(findLastPress([claim(1, "Anna", "x")], "Anna", NOW + 3_600_000)).toEqual([]);
  });
});

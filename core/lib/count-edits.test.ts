import { expect, it } from "vitest";
import { countEdits } from "./count-edits.ts";

it.each([
  ["", "", 0],
  ["", "abc", 3],
  ["PORT", "PORT", 0],
  ["PORTS", "PORT", 1],
  ["PRT", "PORT", 1],
  ["PART", "PORT", 1],
  ["PROT", "PORT", 1],
  ["UPSTREAM_ULR", "UPSTREAM_URL", 1],
  ["kitten", "sitting", 3],
])("counts the edits from %j to %j: %i", (from, to, edits) => {
  expect(countEdits(from, to)).toBe(edits);
  expect(countEdits(to, from)).toBe(edits);
});

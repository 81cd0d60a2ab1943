import { expect, it } from "vitest";
import { sampleGroup, standing } from "#core/testing/sample-group.ts";
import { formatStandingsValue, getStandingsColumns } from "./standings-columns.ts";

it.each([
  ["difference", 3, "+3"],
  ["difference", 0, "0"],
  ["difference", -3, "−3"],
  ["points", 3, "3"],
] as const)("formats %s of %d as %s", (figure, value, text) => {
  expect(formatStandingsValue(figure, standing("Aino", { [figure]: value }))).toBe(text);
});

it("formats unknown kills as 0", () => {
  expect(formatStandingsValue("kills", standing("Aino"))).toBe("0");
});

it.each([
  [null, ["played", "won", "drawn", "lost", "difference", "points"]],
  [0, ["played", "won", "points"]],
  [1, ["played", "won", "kills", "points"]],
])("returns the columns of a group with %s points per kill", (perKill, columns) => {
  const placementPoints =
    perKill === null ? null : { placements: [25], perKill, deduct: false, bestOf: null };
  expect(getStandingsColumns(sampleGroup([], { placementPoints }))).toEqual(columns);
});

import { expect, it } from "vitest";
import { sampleGroup, standing } from "#core/testing/sample-group.ts";
import { createStandingsFormat, getStandingsColumns } from "./standings-columns.ts";

it.each([
  ["difference", 3, "+3"],
  ["difference", 0, "0"],
  ["difference", -3, "−3"],
  ["points", 3, "3"],
] as const)("formats %s of %d as %s", (figure, value, text) => {
  const row = standing("Aino", { [figure]: value });
  expect(createStandingsFormat(figure, [row])(row)).toBe(text);
});

it.each([
  [null, ["played", "won", "drawn", "lost", "difference", "points"]],
  [{ placements: [25], perKill: 1, deduct: false, bestOf: null }, ["played", "won", "points"]],
])("returns the columns of a group with the placement points %o", (placementPoints, columns) => {
  expect(getStandingsColumns(sampleGroup([], { placementPoints }))).toEqual(columns);
});

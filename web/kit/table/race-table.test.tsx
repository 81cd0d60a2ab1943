import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { sampleGroup, standing } from "#core/testing/sample-group.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { listRaces, RaceTable } from "./race-table.tsx";

const result = (match: string, placement: number, points: number) => ({
  match,
  placement,
  kills: null,
  deduction: 0,
  points,
  counts: true,
});

const isFilled = (cell: HTMLElement) => cell.querySelector("[class*=filled]") !== null;
const cellsOf = (name: RegExp) => within(screen.getByRole("row", { name })).getAllByRole("cell");

test("shows the points of each match, marks those that were won, and the gap to the first", () => {
  const standings = [
    standing("Aino", { results: [result("a", 2, 15), result("b", 1, 20)], points: 35 }),
    standing("Bo", { position: 2, results: [result("a", 1, 20)], points: 20 }),
  ];
  renderWithAppProviders(<RaceTable group={sampleGroup(standings, { kind: "ranked" })} />);
  expect(cellsOf(/Aino/u).map((cell) => cell.textContent)).toEqual(["1", "15", "20", "35", ""]);
  expect(cellsOf(/Bo/u).map((cell) => cell.textContent)).toEqual(["2", "20", "", "20", "−15"]);
  expect(cellsOf(/Aino/u).map(isFilled)).toEqual([false, false, true, false, false]);
});

test("shows the placement in each race if no contestant has points, as in races by time", () => {
  const standings = [
    standing("Aino", { results: [result("a", 1, 0), result("b", 2, 0)], points: 0 }),
    standing("Bo", { position: 2, results: [result("a", 2, 0)], points: 0 }),
  ];
  renderWithAppProviders(<RaceTable group={sampleGroup(standings, { kind: "ranked" })} />);
  expect(cellsOf(/Aino/u).map((cell) => cell.textContent)).toEqual(["1", "1", "2", "0", ""]);
  expect(cellsOf(/Bo/u).map((cell) => cell.textContent)).toEqual(["2", "2", "", "0", ""]);
});

test("orders races also for a contestant who missed one", () => {
  const late = standing("Bo", { results: [result("b", 1, 10)] });
  const all = standing("Aino", { results: [result("a", 1, 10), result("b", 2, 8)] });
  expect(listRaces([late, all])).toEqual(["a", "b"]);
});

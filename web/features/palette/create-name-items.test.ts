import { expect, it } from "vitest";
import type { SearchableNames } from "#core/contract/names.ts";
import { createSearchIndex } from "#core/lib/search-index.ts";
import { createNameItems, createStationItems } from "./create-name-items.ts";

const NAMES: SearchableNames = {
  games: [],
  tournaments: [["a", "cup", "Cup", 0]],
  brackets: [],
  contestants: [
    ["1", "Aino", "", 0],
    ["2", "Bo", "", 0],
  ],
  matches: [
    [0, "1", "UBQF-4", "live", [0, 1], false],
    [0, "2", "UBQF-2", "live", [1, 0], false],
  ],
  stations: [
    [0, "14"],
    [1, "4"],
  ],
  latin: [],
};

it("finds the match at a station before a match whose code has the same number", () => {
  const items = createNameItems(NAMES, { contestants: [], tournaments: [] });
  const stations = createStationItems(items, NAMES, (station) => `Station ${station}`);
  const found = createSearchIndex([...items, ...stations]).find("station 4", 9);
  expect(found.map(({ id, target }) => [id, target])).toEqual([
    ["station a/2", { type: "match", site: "a", id: "2" }],
    ["station a/1", { type: "match", site: "a", id: "1" }],
  ]);
});

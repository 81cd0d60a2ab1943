import { expect, it } from "vitest";
import type { SearchableNames } from "#core/contract/names.ts";
import { createSearchIndex } from "#core/lib/search-index.ts";
import { sampleNames } from "#web/testing/sample-names.ts";
import { createNameItems, createStationItems } from "./create-name-items.ts";
import type { PaletteItem } from "./palette-item.ts";

const NAMES = sampleNames({
  tournaments: [["a", "cup", "Cup", 0]],
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
});

function find(names: SearchableNames, query: string): readonly PaletteItem[] {
  const items = createNameItems(names, { contestants: [], tournaments: [] });
  const stations = createStationItems(items, names, (station) => `Station ${station}`);
  return createSearchIndex([...items, ...stations]).find(query, 9);
}

it("finds a match by its code without the hyphen and a contestant", () => {
  expect(find(NAMES, "ubqf2 bo").map(({ id }) => id)).toEqual(["match a/2"]);
});

it("finds the match at a station before a match whose code has the same number", () => {
  expect(find(NAMES, "station 4").map(({ id, target }) => [id, target])).toEqual([
    ["station a/2", { type: "match", site: "a", id: "2" }],
    ["station a/1", { type: "match", site: "a", id: "1" }],
  ]);
});

it("finds matches at a station by its number alone: the live one, then the next ones in order", () => {
  const names: SearchableNames = {
    ...NAMES,
    contestants: [
      ["1", "4 Kings", "", 0],
      ["2", "FC Grünau 4", "", 0],
    ],
    matches: [
      [0, "1", "UBQF-4", "live", [0, 1], false],
      [0, "2", "UBSF-1", "upcoming", [], false],
      [0, "3", "LBR1-1", "upcoming", [], false],
      [0, "4", "UBQF-2", "live", [], false],
    ],
    // By start, as in the response.
    stations: [
      [3, "4"],
      [2, "4"],
      [1, "4"],
      [0, "Stage 4"],
    ],
  };
  expect(find(names, "4").map(({ id }) => id)).toEqual([
    "station a/4",
    "station a/3",
    "station a/2",
    "contestant 1",
    "station a/1",
    "contestant 2",
    "match a/1",
  ]);
});

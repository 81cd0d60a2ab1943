import { expect, test } from "vitest";
import { sampleMatch } from "#core/testing/sample-match.ts";
import { listStations } from "./fourth-column.tsx";

const live = (id: string, station: string | null) => sampleMatch({ id, state: "live", station });
const next = (id: string, station: string | null) => sampleMatch({ id, station });

test("lists stations in natural order, without matches that have none", () => {
  const matches = [live("1", "10"), live("2", null), live("3", "Stage"), live("4", "2")];
  expect(listStations(matches).map(({ station }) => station)).toEqual(["2", "10", "Stage"]);
});

test("shows all live matches of a station, and the next match only of a free one", () => {
  const matches = [live("1", "4"), live("2", "4"), next("3", "4"), next("4", "5"), next("5", "5")];
  expect(listStations(matches).map(({ station, match }) => `${station}: ${match?.id}`)).toEqual([
    "4: 1",
    "4: 2",
    "5: 4",
  ]);
});

test("lists a station whose matches have all ended as free", () => {
  const ended = sampleMatch({ id: "1", station: "4", state: "ended" });
  expect(listStations([ended])).toEqual([{ station: "4", match: null }]);
});

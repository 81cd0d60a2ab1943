import { describe, expect, it } from "vitest";
import { compareStations } from "./station-order.ts";

describe("compareStations", () => {
  it("orders numbers by their value, also within names, and before words", () => {
    const stations = ["Stage", "10", "Table 10", "2", "Table 9", "1"];
    expect(stations.toSorted(compareStations)).toEqual([
      "1",
      "2",
      "10",
      "Stage",
      "Table 9",
      "Table 10",
    ]);
  });

  it("returns 0 only for the same name", () => {
    expect(compareStations("Stage", "Stage")).toBe(0);
    expect(compareStations("Stage", "stage")).not.toBe(0);
  });
});

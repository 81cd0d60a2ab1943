import { describe, expect, it } from "vitest";
import { deriveFacets, type FacetName, type FacetSelection, type FacetValues } from "./facets.ts";

const NONE: FacetSelection = {
  tournament: "",
  game: "",
  site: "",
  round: "",
  status: "",
  contestant: "",
};

/** Creates the values of a match: `{ site: "a", contestant: "x y" }`. */
function valuesOf(given: Partial<Record<FacetName, string>>): FacetValues {
  const list = (name: FacetName) =>
    (given[name] ?? "")
      .split(" ")
      .filter((value) => value !== "")
      .map((value) => ({ value, label: value.toUpperCase() }));
  return {
    tournament: list("tournament"),
    game: list("game"),
    site: list("site"),
    round: list("round"),
    status: list("status"),
    contestant: list("contestant"),
  };
}

const MATCHES = [
  valuesOf({ site: "a", round: "qf", game: "osu", contestant: "x y" }),
  valuesOf({ site: "a", round: "sf", game: "osu", contestant: "x z" }),
  valuesOf({ site: "b", round: "sf", game: "osu", contestant: "y z" }),
];

function describeFacets(selection: Partial<FacetSelection>): readonly string[] {
  return deriveFacets(MATCHES, { ...NONE, ...selection }).map(
    ({ name, options }) =>
      `${name}: ${options.map(({ label, count }) => `${label} ${count}`).join(", ")}`,
  );
}

describe("deriveFacets", () => {
  it("counts the matches of each value, and leaves out filters with a single value", () => {
    expect(describeFacets({})).toEqual([
      "site: A 2, B 1",
      "round: QF 1, SF 2",
      "contestant: X 2, Y 2, Z 2",
    ]);
  });

  it("counts the values of a filter among the matches that fit the other filters", () => {
    expect(describeFacets({ site: "a" })).toEqual([
      "site: A 2, B 1",
      "round: QF 1, SF 1",
      "contestant: X 2, Y 1, Z 1",
    ]);
  });

  it("keeps the selected value without matches, and leaves out the others", () => {
    expect(describeFacets({ site: "b", round: "qf" })).toEqual([
      "site: A 1, B 0",
      "round: QF 0, SF 1",
      "contestant: ",
    ]);
  });

  it("keeps a filter with a single value if that is selected", () => {
    expect(describeFacets({ game: "osu" })[0]).toBe("game: OSU 3");
  });
});

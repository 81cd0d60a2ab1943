import { describe, expect, it } from "vitest";
import { planPins, planTracks, type Track } from "./plan-tracks.ts";

const COLUMNS: readonly Track[] = [
  { key: "position", width: 2, paper: 1.5, pinned: "start" },
  { key: "name", width: "name", pinned: "start" },
  { key: "won", width: 3, from: "medium", paper: 0 },
  { key: "next", width: 14, narrow: 5 },
  { key: "code", width: 4, from: "wide" },
  { key: "points", width: 3, pinned: "end" },
  { key: "gap", width: 4, from: "medium", pinned: "end" },
];

describe("planTracks", () => {
  it("leaves out columns in a narrow container and on paper", () => {
    const style = planTracks(COLUMNS, false, "no");
    expect(style).toMatchObject({
      "--wide": "2rem minmax(0rem, 22fr) 3rem 14rem 4rem 3rem 4rem",
      "--medium": "2rem minmax(0rem, 22fr) 3rem 5rem 3rem 4rem",
      "--narrow": "2rem minmax(0rem, 22fr) 5rem 3rem",
      "--paper": "1.5rem minmax(0rem, 22fr) 14rem 4rem 3rem 4rem",
    });
  });

  it("is at most as wide as its columns and a name of 22rem", () => {
    expect(planTracks(COLUMNS, false, "always")).toMatchObject({ "--most": "53.5rem" });
  });

  it("has a column for the button only if it is shown", () => {
    const { "--wide": wide, "--narrow": narrow } = planTracks(COLUMNS.slice(0, 2), false, "narrow");
    expect([wide, narrow]).toEqual(["2rem minmax(0rem, 22fr)", "2rem minmax(0rem, 22fr) 1.5rem"]);
  });

  it("keeps room for names if columns scroll", () => {
    expect(planTracks(COLUMNS.slice(0, 2), true, "no")).toMatchObject({
      "--wide": "2rem minmax(11rem, 22fr)",
      "--narrow": "2rem minmax(7rem, 22fr)",
    });
  });
});

describe("planPins", () => {
  it("places pinned columns beside each other at their side", () => {
    expect(Object.fromEntries(planPins(COLUMNS))).toEqual({
      position: 0,
      name: 2,
      points: 4,
      gap: 0,
    });
  });

  it("ignores a pinned column between others", () => {
    const [first, name, ...others] = COLUMNS;
    expect([...planPins([first!, name!, ...others, { key: "last", width: 2 }]).keys()]).toEqual([
      "position",
      "name",
    ]);
  });
});

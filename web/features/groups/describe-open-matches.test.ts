import { describe, expect, it } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import * as en from "#core/i18n/en/pages.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { sampleVenue } from "#core/testing/sample-venue.ts";
import { describeOpenMatches } from "./describe-open-matches.ts";

const open = (names: readonly [string, string], change: Partial<MatchView> = {}) =>
  sampleMatch({ id: names.join(""), slots: names.map((name) => slot(name)), ...change });

/** Describes without the isolates around names. */
const describeAll = (matches: readonly MatchView[], unlisted = 0): string => {
  const contestant = { key: "x", name: "X", country: "" };
  const pair = {
    match: null,
    contestants: [contestant, contestant] as [typeof contestant, typeof contestant],
  };
  const left = unlisted === 0 ? null : Array.from({ length: unlisted }, () => pair);
  return describeOpenMatches(
    { matches, left, venue: sampleVenue },
    en.standings.openMatches,
  ).replaceAll(/[\u2066-\u2069]/g, "");
};

describe("describeOpenMatches", () => {
  it("names the matches that start next, and counts later ones", () => {
    const later = open(["E", "F"], { start: "2026-01-25T15:00:00Z" });
    expect(describeAll([later, open(["A", "B"]), open(["C", "D"])])).toBe(
      "12:00: A – B, C – D, 1 match later",
    );
  });

  it("names live matches first", () => {
    expect(describeAll([open(["A", "B"]), open(["C", "D"], { state: "live" })])).toBe(
      "Live: C – D, 1 match later",
    );
  });

  it("names a match without a start, and an open slot", () => {
    const match = sampleMatch({ slots: [slot("A"), slot(null)], start: null });
    expect(describeAll([match])).toBe("A – ?");
  });

  it("names a race by its code", () => {
    const race = sampleMatch({ slots: ["A", "B", "C"].map((name) => slot(name)), code: "G1-4" });
    expect(describeAll([race])).toBe("12:00: G1-4");
  });

  it("counts matches that are not listed yet", () => {
    expect(describeAll([], 2)).toBe("2 matches later");
    expect(describeAll([open(["A", "B"])], 1)).toBe("12:00: A – B, 1 match later");
  });

  it("counts more than six matches of one start", () => {
    const seven = Array.from({ length: 7 }, (_, index) => open([`A${index}`, `B${index}`]));
    expect(describeAll(seven)).toBe("12:00: 7 matches");
  });

  it('returns "" when all ended or will not be played', () => {
    const ended = open(["A", "B"], { state: "ended" });
    expect(describeAll([ended, open(["C", "D"], { unresolved: "withdrawn" })])).toBe("");
  });
});

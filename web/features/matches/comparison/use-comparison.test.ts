import { describe, expect, it } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { compareContestants } from "./use-comparison.ts";

/** An ended match of a tournament, which the first contestant won. */
function won(id: string, slug: string, winner: string, loser: string): MatchView {
  return sampleMatch({
    id,
    state: "ended",
    stateBy: "locked",
    tournament: { ...sampleMatch().tournament, slug },
    slots: [slot(winner, { result: "winner" }), slot(loser, { result: "loser" })],
  });
}

/** A contestant with those of the matches, oldest first, in which they are. */
function contestant(name: string, matches: readonly MatchView[]) {
  const key = `key-${name}`;
  return {
    key,
    name,
    matches: matches.filter(({ slots }) => slots.some((each) => each.contestant?.key === key)),
  };
}

/** Compares Aino and Bo; the roads and the same opponents as ids and names. */
function compare(matches: readonly MatchView[], tournament: string | null, before?: string) {
  const both = [contestant("Aino", matches), contestant("Bo", matches)] as const;
  const { sides, shared } = compareContestants(both, tournament, before);
  return {
    roads: sides.map((side) => side?.road.map(({ match }) => match.id)),
    shared: shared.map(({ opponent }) => opponent.name),
  };
}

describe("compareContestants", () => {
  const MATCHES = [
    won("1", "autumn", "Aino", "Cem"),
    won("2", "spring", "Bo", "Cem"),
    won("3", "spring", "Aino", "Bo"),
    won("4", "spring", "Dora", "Aino"),
  ];

  it("returns the roads of both in the shared tournament", () => {
    const found = compare(MATCHES, "osu.example.net/spring");
    expect(found).toEqual({
      roads: [
        ["3", "4"],
        ["2", "3"],
      ],
      shared: ["Cem"],
    });
  });

  it("returns only matches before a match", () => {
    const found = compare(MATCHES, "osu.example.net/spring", "osu.example.net/3");
    expect(found).toEqual({ roads: [[], ["2"]], shared: ["Cem"] });
  });

  it("returns each road in the own last tournament if they have none in common", () => {
    const found = compare(
      [
        won("1", "autumn", "Aino", "Cem"),
        won("2", "winter", "Aino", "Cem"),
        won("3", "spring", "Bo", "Cem"),
        won("4", "spring", "Bo", "Dora"),
      ],
      null,
    );
    expect(found).toEqual({ roads: [["2"], ["3", "4"]], shared: ["Cem"] });
  });

  it("returns roads without same opponents if they never met anyone in common", () => {
    const found = compare(
      [won("1", "spring", "Aino", "Cem"), won("2", "spring", "Dora", "Bo")],
      "osu.example.net/spring",
    );
    expect(found).toEqual({ roads: [["1"], ["2"]], shared: [] });
  });

  it("returns an empty road for a contestant without a match", () => {
    expect(compare([won("1", "spring", "Aino", "Cem")], null).roads).toEqual([["1"], []]);
  });

  it("returns no side for an unknown contestant", () => {
    const { sides } = compareContestants([null, contestant("Bo", MATCHES)], null);
    expect(sides.map((side) => side?.name ?? null)).toEqual([null, "Bo"]);
  });
});

import { describe, expect, it } from "vitest";
import { matchOf, normalizeWireMatch, worldOfFile } from "#core/testing/derive.ts";
import { wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import { wireGroupMatches } from "#core/testing/wire-matches.ts";
import { must } from "#core/lib/must.ts";
import { findPlaceholderKind } from "./placeholder-names.ts";

describe("findPlaceholderKind", () => {
  it.each([
    ["BYE", "bye"],
    ["  bye ", "bye"],
    ["(Bye)", "bye"],
    ["-- BYE --", "bye"],
    ["Bye #2", "bye"],
    ["BYE3", "bye"],
    ["Freilos", "bye"],
    ["Vapaakierros", "bye"],
    ["FRILOTT", "bye"],
    ["Exempt", "bye"],
    ["不戦勝", "bye"],
    ["TBD", "open"],
    ["tba.", "open"],
    ["T.B.D.", "open"],
    ["[TBD]", "open"],
    ["TBD 4", "open"],
    ["N.N.", "open"],
    ["-", "open"],
    ["–", "open"],
    ["???", "open"],
    ["To be determined", "open"],
    ["à déterminer", "open"],
    ["Ei tiedossa", "open"],
    ["未定", "open"],
    ["Winner of SF-1", "open"],
    ["(loser of match 12)", "open"],
    ["Winner M3", "open"],
    ["Sieger aus Halbfinale 1", "open"],
    ["Vainqueur d'Aspen / Birch", "open"],
    ["Ottelun 12 voittaja", "open"],
    ["QF2:n häviäjä", "open"],
    ["Vinnare av SF2", "open"],
  ])("recognizes %j as a placeholder (%s)", (name, kind) => {
    expect(findPlaceholderKind(name)).toBe(kind);
  });

  it.each([
    "Bye Bye Birdie",
    "Goodbye",
    "Byers",
    "TBDs",
    "NN",
    "Open",
    "Winner",
    "Winners of Life",
    "The Losers",
    "Winner Takes All",
    "Unknown",
    "Free",
    "!!!",
    "42",
    "=1+1",
    "- x -",
  ])("leaves %j a name", (name) => {
    expect(findPlaceholderKind(name)).toBeNull();
  });
});

const against = (name: string, score = "0", bye = "0") =>
  normalizeWireMatch(
    wireMatch({
      bye,
      contestants: [
        wireContestant({ name: "Aino", score: "1" }),
        wireContestant({ name, score, sort: "2" }),
      ],
    }),
  );

describe("a match against a placeholder", () => {
  it("is a bye without a score when the name says so", () => {
    const { bye, entries } = against("BYE");
    expect([bye, entries.map(({ name, score }) => [name, score])]).toEqual([
      true,
      [["Aino", null]],
    ]);
  });

  it("keeps the points of a bye that the service flags, too", () => {
    expect(against("BYE", "0", "1").entries[0]?.score).toBe(1);
  });

  it("has an open slot when the opponent is not known yet", () => {
    const { bye, entries } = against("TBD");
    expect([bye, entries.map(({ score }) => score)]).toEqual([false, [1]]);
  });

  it("is no bye with two other contestants", () => {
    const names = ["Aino", "Bo", "Freilos"];
    const contestants = names.map((name, at) => wireContestant({ name, sort: `${at + 1}` }));
    const { bye, entries } = normalizeWireMatch(wireMatch({ contestants }));
    expect([bye, entries.length]).toEqual([false, 2]);
  });
});

it("gives a bye in a group no row, no page, and its opponents no result by it", () => {
  const rows = ["Elm 1 v BYE 0", "Fir 1 v Oak 0", "Fir 2 v Bye 0", "Elm 1 v Oak 0"];
  const more = ["Oak 1 v (bye) 0", "Elm 1 v Fir 0"];
  const world = worldOfFile(wireGroupMatches([...rows, ...more]));
  const [group] = world.groups.values();
  const { standings, complete } = must(group, "the matches have a group");
  expect(complete).toBe(true);
  expect(
    standings.map(({ contestant, played, won, points }) => [contestant.name, played, won, points]),
  ).toEqual([
    ["Elm", 2, 2, 2],
    ["Fir", 2, 1, 1],
    ["Oak", 2, 0, 0],
  ]);
  expect([...world.contestants.values()].map(({ name }) => name).toSorted()).toEqual([
    "Elm",
    "Fir",
    "Oak",
  ]);
  expect(matchOf(world, "1").status).toMatchObject({ state: "ended", by: "bye" });
});

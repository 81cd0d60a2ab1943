import { describe, expect, it } from "vitest";
import { contestantDoubt, entries, entry, match, seen } from "#core/testing/model-match.ts";
import type { BracketDetails, ListName, Match, Sighting } from "#core/model/match.ts";
import { findLosses, findUncountedLosses } from "./losses.ts";

const LIVE: Partial<Sighting> = { list: "ended" };
const ENDED: Partial<Sighting> = { list: "ended", wasEnded: true };

type Row = readonly [string, Partial<Sighting>, Partial<Match>, Partial<Match>, ListName];

const BRACKET = { id: "7", title: "Cup", type: "single", size: 8, relatedId: null, bestOf: {} };
/** Changes the entries of a match to these: `of("Aino 2", "Bo 1")`. */
const of = (...names: string[]) => ({ entries: entries(...names) });
const TWO_ONE = of("Aino 2", "Bo 1");
const withText = (scoreText: string) => ({
  entries: [entry("Aino", { scoreText }), entry("Bo 1", { sort: 2 })],
});
const inBracket = (change: Partial<BracketDetails> = {}) => ({
  bracketId: "7",
  bracket: { ...BRACKET, ...change },
});
const [ROW_IN_BRACKET, ROW_IN_GROUP] = [
  { bracketId: "7", row: 1 },
  { groupId: "7", row: 1 },
];

describe("findLosses", () => {
  it.each<Row>([
    ["a live match is upcoming again", LIVE, {}, {}, "upcoming"],
    ["a score decreases", LIVE, TWO_ONE, of("Aino 1", "Bo 1"), "ended"],
    ["a score is absent", LIVE, TWO_ONE, of("Aino", "Bo 1"), "ended"],
    ["a score that is a text is absent", LIVE, withText("3/1"), of("Aino", "Bo 1"), "ended"],
    ["a score decreases while slots are swapped", LIVE, TWO_ONE, of("Bo 1", "Aino 1"), "ended"],
    ["a contestant is absent", {}, {}, of("Aino"), "upcoming"],
    ["an ended match is unlocked", ENDED, { locked: true }, { locked: false }, "ended"],
    ["an ended match has no lock flag", ENDED, { locked: true }, { locked: null }, "ended"],
    ["a live match has no lock flag", LIVE, { locked: true }, { locked: null }, "ended"],
    ["a bye is none any more", LIVE, { bye: true }, { bye: false }, "ended"],
    ["the start is absent", {}, {}, { start: null }, "upcoming"],
    ["the bracket is absent", {}, { bracketId: "7" }, { bracketId: null }, "upcoming"],
    ["the row is absent", {}, ROW_IN_GROUP, { groupId: "7", row: null }, "upcoming"],
    ["the bracket's size is absent", {}, inBracket(), inBracket({ size: null }), "upcoming"],
    ["the bracket's type is absent", {}, inBracket(), inBracket({ type: "" }), "upcoming"],
    ["the group is absent", {}, { groupId: "7" }, { groupId: null }, "upcoming"],
    ["the best-of is absent", ENDED, { bestOf: 5 }, { bestOf: null }, "ended"],
    ["an ended match gets a best-of", ENDED, { bestOf: null }, { bestOf: 5 }, "ended"],
    ["the best-of of an ended match increases", ENDED, { bestOf: 3 }, { bestOf: 5 }, "ended"],
  ])("returns a loss when %s", (_name, sighting, before, after, list) => {
    expect(findLosses(seen(match("1", before), sighting), match("1", after), list)).toHaveLength(1);
  });

  it.each<Row>([
    ["the bracket changes", {}, ROW_IN_BRACKET, { bracketId: "8", row: null }, "upcoming"],
    ["the group changes", {}, ROW_IN_GROUP, { groupId: "8", row: null }, "upcoming"],
    ["nothing changes", LIVE, TWO_ONE, TWO_ONE, "ended"],
    ["the match starts", {}, {}, {}, "ended"],
    ["a score increases", LIVE, TWO_ONE, of("Aino 2", "Bo 2"), "ended"],
    ["a score becomes a text", LIVE, TWO_ONE, withText("3/1"), "ended"],
    ["a text becomes a score", LIVE, withText("3/1"), TWO_ONE, "ended"],
    ["null scores become 0", LIVE, {}, of("Aino 0", "Bo 0"), "ended"],
    ["slots are swapped", LIVE, TWO_ONE, of("Bo 1", "Aino 2"), "ended"],
    ["a contestant is replaced", {}, {}, of("Aino", "Cleo"), "upcoming"],
    ["a live match is unlocked", LIVE, { locked: true }, { locked: false }, "ended"],
    ["the best-of of a live match increases", LIVE, { bestOf: 3 }, { bestOf: 5 }, "ended"],
    ["the best-of of an ended match decreases", ENDED, { bestOf: 5 }, { bestOf: 3 }, "ended"],
    ["a live match gets a best-of", LIVE, { bestOf: null }, { bestOf: 3 }, "ended"],
  ])("returns nothing when %s", (_name, sighting, before, after, list) => {
    expect(findLosses(seen(match("1", before), sighting), match("1", after), list)).toEqual([]);
  });
});

describe("findUncountedLosses", () => {
  const known = {
    ...seen(match("1", { entries: entries("Aino", "Bo") })),
    doubts: [
      contestantDoubt({ slot: 2, known: null, candidate: "bo", polls: 1 }),
      contestantDoubt({ slot: 1, known: "cai", candidate: "aino", polls: 2 }),
    ],
  };

  it.each<[string, readonly string[], readonly string[]]>([
    ["the loss of a new contestant", ["Aino"], ["contestants"]],
    ["nothing when a known contestant leaves too", [], []],
    ["nothing when no contestant leaves", ["Aino", "Bo"], []],
  ])("returns %s", (_, next, expected) => {
    expect(findUncountedLosses(known, match("1", { entries: entries(...next) }))).toEqual(expected);
  });

  it("returns nothing when no contestant is doubted", () => {
    const { doubts: _, ...accepted } = known;
    expect(findUncountedLosses(accepted, match("1", { entries: [] }))).toEqual([]);
  });
});

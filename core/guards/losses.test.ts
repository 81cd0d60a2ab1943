import { describe, expect, it } from "vitest";
import { entries, match, seen } from "#core/testing/model-match.ts";
import type { ListName, Match, Sighting } from "#core/model/match.ts";
import { lossesOf, recentLossesOf } from "./losses.ts";

const LIVE: Partial<Sighting> = { list: "ended" };
const OVER: Partial<Sighting> = { list: "ended", wasEnded: true };

type Row = readonly [string, Partial<Sighting>, Partial<Match>, Partial<Match>, ListName];

const BRACKET = {
  id: "7",
  title: "Cup",
  type: "single",
  size: 8,
  relatedId: null,
  bestOf: {},
};
const TWO_ONE = entries("Aino 2", "Bo 1");

describe("lossesOf", () => {
  it.each<Row>([
    ["it has not begun after all", LIVE, {}, {}, "upcoming"],
    [
      "a score went down",
      LIVE,
      { entries: TWO_ONE },
      { entries: entries("Aino 1", "Bo 1") },
      "ended",
    ],
    ["a score is gone", LIVE, { entries: TWO_ONE }, { entries: entries("Aino", "Bo 1") }, "ended"],
    [
      "it went down, slots swapped",
      LIVE,
      { entries: TWO_ONE },
      { entries: entries("Bo 1", "Aino 1") },
      "ended",
    ],
    ["a contestant is gone", {}, {}, { entries: entries("Aino") }, "upcoming"],
    ["what ended is unlocked", OVER, { locked: true }, { locked: false }, "ended"],
    ["what ended lost its lock", OVER, { locked: true }, { locked: null }, "ended"],
    ["it lost its lock", LIVE, { locked: true }, { locked: null }, "ended"],
    ["it is no bye any more", LIVE, { bye: true }, { bye: false }, "ended"],
    ["its start is gone", {}, {}, { start: null }, "upcoming"],
    ["its bracket is gone", {}, { bracketId: "7" }, { bracketId: null }, "upcoming"],
    ["its row is gone", {}, { groupId: "7", row: 1 }, { groupId: "7", row: null }, "upcoming"],
    [
      "its bracket's size is gone",
      {},
      { bracketId: "7", bracket: BRACKET },
      { bracketId: "7", bracket: { ...BRACKET, size: null } },
      "upcoming",
    ],
    [
      "its bracket's type is gone",
      {},
      { bracketId: "7", bracket: BRACKET },
      { bracketId: "7", bracket: { ...BRACKET, type: "" } },
      "upcoming",
    ],
    ["its group is gone", {}, { groupId: "7" }, { groupId: null }, "upcoming"],
    ["no number of games any more", OVER, { bestOf: 5 }, { bestOf: null }, "ended"],
    ["what ended has games", OVER, { bestOf: null }, { bestOf: 5 }, "ended"],
    ["what ended has more games", OVER, { bestOf: 3 }, { bestOf: 5 }, "ended"],
  ])("yes: %s", (_name, sighting, before, after, list) => {
    expect(lossesOf(seen(match("1", before), sighting), match("1", after), list)).toHaveLength(1);
  });

  it.each<Row>([
    ["another bracket", {}, { bracketId: "7", row: 1 }, { bracketId: "8", row: null }, "upcoming"],
    ["another group", {}, { groupId: "7", row: 1 }, { groupId: "8", row: null }, "upcoming"],
    ["nothing changed", LIVE, { entries: TWO_ONE }, { entries: TWO_ONE }, "ended"],
    ["it began", {}, {}, {}, "ended"],
    [
      "a score went up",
      LIVE,
      { entries: TWO_ONE },
      { entries: entries("Aino 2", "Bo 2") },
      "ended",
    ],
    ["none is 0", LIVE, {}, { entries: entries("Aino 0", "Bo 0") }, "ended"],
    ["slots swapped", LIVE, { entries: TWO_ONE }, { entries: entries("Bo 1", "Aino 2") }, "ended"],
    ["somebody else plays", {}, {}, { entries: entries("Aino", "Cleo") }, "upcoming"],
    ["unlocked before its end", LIVE, { locked: true }, { locked: false }, "ended"],
    ["more games before its end", LIVE, { bestOf: 3 }, { bestOf: 5 }, "ended"],
    ["fewer games after its end", OVER, { bestOf: 5 }, { bestOf: 3 }, "ended"],
    ["a number of games for none", LIVE, { bestOf: null }, { bestOf: 3 }, "ended"],
  ])("no: %s", (_name, sighting, before, after, list) => {
    expect(lossesOf(seen(match("1", before), sighting), match("1", after), list)).toEqual([]);
  });
});

describe("recentLossesOf", () => {
  const known = {
    ...seen(match("1", { entries: entries("Aino", "Bo") })),
    unconfirmed: [
      { sort: 2, confirmed: null, candidate: "bo", polls: 1 },
      { sort: 1, confirmed: "cai", candidate: "aino", polls: 2 },
    ],
  };

  it.each<[string, readonly string[], readonly string[]]>([
    ["the loss of a newcomer", ["Aino"], ["contestants"]],
    ["nothing when a confirmed contestant leaves too", [], []],
    ["nothing when nobody leaves", ["Aino", "Bo"], []],
  ])("returns %s", (_, next, expected) => {
    expect(recentLossesOf(known, match("1", { entries: entries(...next) }))).toEqual(expected);
  });

  it("returns nothing when every contestant is confirmed", () => {
    const { unconfirmed: _, ...confirmed } = known;
    expect(recentLossesOf(confirmed, match("1", { entries: [] }))).toEqual([]);
  });
});

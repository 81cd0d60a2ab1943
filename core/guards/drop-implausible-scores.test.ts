import { describe, expect, it } from "vitest";
import { entries, match, NOON, seen } from "#core/testing/model-match.ts";
import { dropImplausibleScores } from "./drop-implausible-scores.ts";

/** Returns scores and number of issues after a poll of match 1; `known` are the earlier matches. */
function after(known: readonly (readonly string[])[], now: readonly string[]) {
  const before = new Map(
    known.map((names, index) => {
      const one = match(`${index + 1}`, { entries: entries(...names) });
      return [one.key, seen(one)] as const;
    }),
  );
  const received = match("1", { entries: entries(...now) });
  const list = { name: "ended" as const, at: NOON, limit: 100, received: 1, issues: [] };
  const tick = dropImplausibleScores({ lists: [{ ...list, matches: [received] }] }, before);
  return tick.lists.map(({ matches, issues }) => [
    matches.flatMap((one) => one.entries.map(({ score }) => score)),
    issues.length,
  ])[0];
}

const GAMES = [
  ["Aino 1", "Bo 1"],
  ["Cai 2", "Dag 0"],
];

describe("dropImplausibleScores", () => {
  it.each<[string, (readonly string[])[], string[], unknown[]]>([
    ["keeps the last plausible score", GAMES, ["Aino 999999999999999", "Bo 1"], [[1, 1], 1]],
    [
      "removes the score if there was none before",
      [],
      ["Aino 999999999999999", "Bo"],
      [[null, null], 1],
    ],
    [
      "replaces the scores of both contestants",
      GAMES,
      ["Aino 999999999999999", "Bo 999999999999999"],
      [[1, 1], 2],
    ],
    [
      "compares with the tournament's scores",
      GAMES.concat([["Eve 3", "Fay 1"]]),
      ["Aino 99999", "Bo 1"],
      [[1, 1], 1],
    ],
    [
      "accepts two high scores of one range",
      GAMES.concat([["Eve 3", "Fay 1"]]),
      ["Aino 1200000", "Bo 900000"],
      [[1200000, 900000], 0],
    ],
    [
      "replaces an impossible score whose opponent has none",
      GAMES,
      ["Aino 999999999999999", "Cai"],
      [[1, null], 1],
    ],
    [
      "replaces a doubtful score whose opponent has none",
      GAMES.concat([["Eve 3", "Fay 1"]]),
      ["Aino 99999", "Cai"],
      [[1, null], 1],
    ],
    ["accepts a first high score", [], ["Aino 1200000", "Bo 0"], [[1200000, 0], 0]],
    ["accepts battle-royale points", GAMES, ["Aino 9999", "Bo 1"], [[9999, 1], 0]],
    [
      "accepts millions if the tournament has high scores",
      [
        ["Aino 1", "Bo 1"],
        ["Cai 900000", "Dag 5"],
      ],
      ["Aino 12000000", "Bo 1"],
      [[12000000, 1], 0],
    ],
  ])("%s", (_, known, now, expected) => {
    expect(after(known, now)).toEqual(expected);
  });

  it("does not change other matches and lists of the poll", () => {
    const high = match("1", { entries: entries("Aino 999999999999999", "Bo 1") });
    const list = { name: "ended" as const, at: NOON, limit: 100, received: 2, issues: [] };
    const other = { ...list, name: "upcoming" as const, matches: [match("3")] };
    const low = match("2", { entries: entries("Cai 1", "Dag 0") });
    const { lists } = dropImplausibleScores(
      { lists: [other, { ...list, matches: [high, low] }] },
      new Map(),
    );
    expect(lists[0]).toBe(other);
    expect(lists[1]?.matches[1]).toBe(low);
  });
});

import { describe, expect, it } from "vitest";
import { listResponse } from "#core/testing/derive.ts";
import { entries, match, NOON, seen } from "#core/testing/model-match.ts";
import { dropImplausibleScores } from "./drop-implausible-scores.ts";

/** Creates a match of these contestants: `matchOf("1", "Aino 2 v Bo 1")`. */
const matchOf = (id: string, sides: string) =>
  match(id, { entries: entries(...sides.split(" v ")) });

/** Returns scores and number of issues after a poll of match 1; `known` are the earlier matches. */
function after(known: readonly string[], now: string) {
  const before = new Map(
    known.map((sides, index) => {
      const one = matchOf(`${index + 1}`, sides);
      return [one.key, seen(one)] as const;
    }),
  );
  const list = listResponse("ended", NOON, [matchOf("1", now)]);
  const tick = dropImplausibleScores({ lists: [list] }, before);
  return tick.lists.map((one) => [
    one.matches.flatMap((each) => each.entries.map(({ score }) => score)),
    one.issues.length,
  ])[0];
}

const GAMES = ["Aino 1 v Bo 1", "Cai 2 v Dag 0"];
const MORE_GAMES = [...GAMES, "Eve 3 v Fay 1"];
const HIGH = ["Aino 1 v Bo 1", "Cai 900000 v Dag 5"];
/** Higher than any score. */
const HUGE = "999999999999999";

describe("dropImplausibleScores", () => {
  it.each<[string, readonly string[], string, unknown[]]>([
    ["keeps the last plausible score", GAMES, `Aino ${HUGE} v Bo 1`, [[1, 1], 1]],
    ["removes the score if there was none before", [], `Aino ${HUGE} v Bo`, [[null, null], 1]],
    ["replaces the scores of both contestants", GAMES, `Aino ${HUGE} v Bo ${HUGE}`, [[1, 1], 2]],
    ["compares with the tournament's scores", MORE_GAMES, "Aino 99999 v Bo 1", [[1, 1], 1]],
    [
      "accepts two high scores of one range",
      MORE_GAMES,
      "Aino 1200000 v Bo 900000",
      [[1200000, 900000], 0],
    ],
    [
      "replaces an impossible score whose opponent has none",
      GAMES,
      `Aino ${HUGE} v Cai`,
      [[1, null], 1],
    ],
    [
      "replaces a doubtful score whose opponent has none",
      MORE_GAMES,
      "Aino 99999 v Cai",
      [[1, null], 1],
    ],
    ["accepts a first high score", [], "Aino 1200000 v Bo 0", [[1200000, 0], 0]],
    ["accepts battle-royale points", GAMES, "Aino 9999 v Bo 1", [[9999, 1], 0]],
    ["accepts millions among high scores", HIGH, "Aino 12000000 v Bo 1", [[12000000, 1], 0]],
  ])("%s", (_, known, now, expected) => {
    expect(after(known, now)).toEqual(expected);
  });

  it("does not change other matches and lists of the poll", () => {
    const high = matchOf("1", `Aino ${HUGE} v Bo 1`);
    const other = listResponse("upcoming", NOON, [match("3")]);
    const low = matchOf("2", "Cai 1 v Dag 0");
    const ended = listResponse("ended", NOON, [high, low]);
    const { lists } = dropImplausibleScores({ lists: [other, ended] }, new Map());
    expect(lists[0]).toBe(other);
    expect(lists[1]?.matches[1]).toBe(low);
  });
});

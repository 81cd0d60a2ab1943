import { expect, it } from "vitest";
import { played, playedAll } from "#core/testing/model-match.ts";
import { mayCountLastGame, neededLastGame } from "./last-game.ts";

it.each<[string, number | null, boolean]>([
  ["A 3, B 2", 5, true],
  ["A 1, B 2", 3, true],
  ["A 3, B 2", null, true],
  ["A 3, B 2", 1, true],
  ["A 3, B 1", 5, false],
  ["A 2, B 1", 5, false],
  ["A 2, B 1", null, false],
  ["A 2, B 1", 2, false],
])("finds whether %s of best of %s needed the last game", (text, bestOf, expected) => {
  const [one] = playedAll([text]);
  expect(one && neededLastGame({ ...one.match, bestOf })).toBe(expected);
});

const BEST_OF_FIVE = ["A 3, B 2", "B 3, C 0", "C 1, A 3"];
const SIX = [...BEST_OF_FIVE, "A 3, D 0", "D 3, B 1", "C 2, D 3"];

it.each<[string, readonly string[], number | null, boolean]>([
  ["of best of five", BEST_OF_FIVE, 5, true],
  ["with a forfeit", [...BEST_OF_FIVE, "C 0, D -1", "D 0, B 0"], 5, true],
  ["that end before three games", [...BEST_OF_FIVE, "C 2, D 1"], 5, true],
  ["that needed no last game", ["A 3, B 1", "B 3, C 0"], 5, false],
  ["with a draw", [...BEST_OF_FIVE, "C 2, D 2"], 5, false],
  ["with a score above three", [...BEST_OF_FIVE, "C 4, D 1"], 5, false],
  ["of best of three", ["A 2, B 1", "B 2, C 0"], 3, false],
  ["of best of seven", ["A 4, B 3", "B 3, C 0"], 7, false],
  ["of an unknown best-of that all winners won with three games", SIX, null, true],
  ["of an unknown best-of, too few", BEST_OF_FIVE, null, false],
  ["of best of one, of which one was won with another score", [...SIX, "A 1, E 0"], 1, false],
])("finds whether 3–2–1–0 points are usual for matches %s", (_, texts, bestOf, expected) => {
  const matches = texts.map((text, index) => played(`${index}`, text, { bestOf }));
  expect(mayCountLastGame(matches)).toBe(expected);
});

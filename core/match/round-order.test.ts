import { expect, it } from "vitest";
import { roundOrderOf } from "./round-order.ts";

it.each([
  ["a single elimination", ["ro32", "ro16", "ro8", "ro4", "ro2"]],
  ["the rounds of a losing semifinalist", ["ro8", "ro4", "bronze"]],
  [
    "a double elimination from its first round to the bracket reset",
    [
      "ro512",
      "ro16",
      "ro2",
      "lower ro16s1",
      "lower ro16s2",
      "lower ro8s1",
      "lower ro2s2",
      "grand final",
      "grand final reset",
    ],
  ],
  ["an unknown bracket", ["ro8", "ro8s2", "ro4"]],
  ["columns", ["column 1", "column 2", "column 10", "not a round"]],
])("orders %s", (_name, rounds) => {
  expect(rounds.toReversed().toSorted((a, b) => roundOrderOf(a) - roundOrderOf(b))).toEqual(rounds);
});

import { expect, it } from "vitest";
import { fiEmbedRound } from "./embed-round.ts";

it.each([
  ["F", "Finaali"],
  ["3rd", "Pronssi"],
  ["R16", "16 parasta"],
  ["UBR3", "Yläk. 3. kierros"],
  ["UBQF", "Yläk. puolivälierät"],
  ["LBF", "Alak. finaali"],
  ["GF2", "Uusinta"],
  ["C3", "C3"],
])("says %s as %s", (short, said) => {
  const name = { long: "x", medium: "x", short };
  expect(fiEmbedRound(name)).toEqual({ long: said, medium: said, short });
});

import { expect, it } from "vitest";
import { splitAtMatches } from "./option.tsx";

it.each([
  ["Žižkov Knights", "ziz kn", ["", "Žiž", "kov ", "Kn", "ights"]],
  ["takera", "", ["takera"]],
  ["takera", "x", ["takera"]],
  ["Meta Tangela", "ta", ["Meta ", "Ta", "ngela"]],
  ["Straße", "strass", ["", "Straß", "e"]],
  ["たいけい", "たい", ["", "たい", "けい"]],
])("splits %s at the matches of %s", (text, query, parts) => {
  expect(splitAtMatches(text, query)).toEqual(parts);
});

import { expect, test } from "vitest";
import { en } from "#core/words/en.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { rankedSides, sidesOf } from "./sides.ts";

test("an open slot says who will come, a disqualification DQ, no score nothing", () => {
  const place = { place: "upper ro8#1", code: "UBQF-1", match: null };
  const match = sampleMatch({
    slots: [
      slot(null, { source: { type: "winner", of: place, certainty: "found" } }),
      slot("gort", { score: -1, disqualified: true, result: "loser" }),
    ],
  });
  expect(sidesOf(match, en)).toMatchObject([
    { name: "Winner of UBQF-1", country: undefined, standing: "open", score: "" },
    { name: "gort", country: "fi", standing: "loser", score: "DQ" },
  ]);
});

test.each([
  ["key-gort", ["gort", ":sly_cat:"]],
  ["key-:sly_cat:", [":sly_cat:", "gort"]],
  ["key-nobody", [":sly_cat:", "gort"]],
])("with %s first the sides are %j", (first, names) => {
  expect(sidesOf(sampleMatch(), en, first).map(({ name }) => name)).toEqual(names);
});

test.each([
  ["by score while played", [null, null, null], ["b", "c", "a"]],
  ["by rank once ended", [2, 3, 1], ["c", "a", "b"]],
])("many stand %s", (_, ranks, names) => {
  const match = sampleMatch({
    slots: [
      slot("a", { score: 5, rank: ranks[0] ?? null }),
      slot("b", { score: 9, rank: ranks[1] ?? null }),
      slot("c", { score: 7, rank: ranks[2] ?? null }),
    ],
  });
  expect(rankedSides(match, en).map(({ name }) => name)).toEqual(names);
});

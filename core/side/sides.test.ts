import { expect, test } from "vitest";
import * as en from "#core/i18n/en/pages.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { createRankedSides, createSides } from "#core/side/sides.ts";

test("shows the source of an open slot, DQ for a disqualification and no missing score", () => {
  const place = { place: "upper ro8#1", code: "UBQF-1", match: null };
  const match = sampleMatch({
    slots: [
      slot(null, { source: { type: "winner", of: place, certainty: "found" } }),
      slot("gort", { score: -1, disqualified: true, result: "loser" }),
    ],
  });
  expect(createSides(match, en.common)).toMatchObject([
    { name: "Winner of UBQF-1", country: "", standing: "open", score: "" },
    { name: "gort", country: "fi", standing: "loser", score: "DQ" },
  ]);
});

test.each([
  ["key-gort", ["gort", ":sly_cat:"]],
  ["key-:sly_cat:", [":sly_cat:", "gort"]],
  ["key-nobody", [":sly_cat:", "gort"]],
])("puts %s first: %j", (first, names) => {
  expect(createSides(sampleMatch(), en.common, first).map(({ name }) => name)).toEqual(names);
});

test.each([
  ["live", ["1 b", "2= a", "2= c"]],
  ["ended", ["1 b", "2= a", "2= c"]],
  ["upcoming", ["a", "b", "c"]],
] as const)("orders the sides of a ranking that is %s as %j", (state, expected) => {
  const slots = [slot("a", { score: 5 }), slot("b", { score: 9 }), slot("c", { score: 5 })];
  const sides = createRankedSides(sampleMatch({ state, slots }), en.common);
  expect(sides.map(({ place, name }) => `${place} ${name}`.trim())).toEqual(expected);
});

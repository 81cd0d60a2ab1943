import { array, assert, boolean, constantFrom, nat, option, property, record } from "fast-check";
import { expect, test } from "vitest";
import * as en from "#core/i18n/en/pages.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import type { MatchSlotView } from "#core/contract/match.ts";
import { createOrderedSides, createOutcomeFinder, createPlaceSides } from "./place-sides.ts";
import { createDuelSides, createRankedSides, createSides } from "./sides.ts";

test("shows the source of an open slot, DQ for a disqualification and no missing score", () => {
  const place = { place: "upper ro8#1", code: "UBQF-1", match: null };
  const match = sampleMatch({
    slots: [
      slot(null, { source: { type: "winner", of: place, certainty: "found" } }),
      slot("gort", { score: -1, disqualified: true, result: "loser" }),
    ],
  });
  expect(createSides(match, en.common)).toMatchObject([
    { name: "Winner of UBQF-1", short: "UBQF-1", country: "", standing: "open", score: "" },
    { name: "gort", country: "fi", standing: "loser", score: "DQ" },
  ]);
});

test.each([
  ["key-gort", ["gort", ":sly_cat:"]],
  ["key-:sly_cat:", [":sly_cat:", "gort"]],
  ["gort", ["gort", ":sly_cat:"]],
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

const feeder = { place: "ro4#1", code: "SF-1", match: "osu.example.net/7" };
const fed = {
  slots: [
    { source: { type: "winner", of: feeder, certainty: "found" } },
    { source: { type: "unknown" } },
  ],
  absence: null,
} as const;
const cato = { key: "key-Cato", name: "Cato", country: "no" };
const findNone = () => null;
const findCato = (match: string, result: string) =>
  match === feeder.match && result === "winner" ? cato : null;

test.each([
  ["names the source of each slot", fed, findNone, ["Winner of SF-1", "Not known yet"]],
  ["names who comes from a decided feeder", fed, findCato, ["Cato", "Not known yet"]],
  [
    "names no source of a match before the first poll",
    { ...fed, absence: "before-watching" },
    findNone,
    ["Not seen", "Not seen"],
  ],
] as const)("a place without a match %s", (_, place, find, names) => {
  const messages = { ...en.common, unseen: "Not seen" };
  const sides = createPlaceSides(place, undefined, messages, find);
  expect(sides.map(({ name }) => name)).toEqual(names);
  expect(sides.map(({ isOpen }) => isOpen)).toEqual([true, true]);
});

test("shows the sum of all legs at a place, and the score of the match elsewhere", () => {
  const match = sampleMatch({ slots: [slot("a", { score: 1, aggregate: 3 }), slot("b")] });
  expect(createPlaceSides(fed, match, en.common, findNone)[0].score).toBe("3");
  expect(createSides(match, en.common)[0]?.score).toBe("1");
});

test("finds the winner and the loser of a match, and returns null if unknown", () => {
  const slots = [slot("a", { result: "loser" }), slot("b", { result: "winner" })];
  const find = createOutcomeFinder(
    new Map([
      ["s/1", { slots }],
      ["s/2", { slots: [slot("c")] }],
    ]),
  );
  expect([find("s/1", "winner")?.name, find("s/1", "loser")?.name]).toEqual(["b", "a"]);
  expect([find("s/2", "winner"), find("s/3", "loser")]).toEqual([null, null]);
});

const anySlot = record({
  name: option(constantFrom("Aino", "Bo", "Cato", "Dee")),
  seed: option(nat({ max: 64 })),
  score: option(nat({ max: 19 }).map((halves) => halves / 2)),
  time: option(constantFrom("1:02.3")),
  disqualified: boolean(),
  result: constantFrom("winner", "loser", "draw", null),
  advances: constantFrom("through", "out", undefined),
  isFed: boolean(),
});
const anyMatch = record({
  slots: array(anySlot, { minLength: 1, maxLength: 6 }),
  state: constantFrom("upcoming", "live", "ended"),
  stateBy: constantFrom("bye", "begun"),
}).map(({ slots, state, stateBy }) =>
  sampleMatch({
    state,
    stateBy,
    slots: slots.map(({ name, isFed, advances, ...change }): MatchSlotView => {
      const source = isFed ? fed.slots[0].source : fed.slots[1].source;
      return slot(name, { ...change, ...(advances && { advances }), source });
    }),
  }),
);

test("a side of any match is open, won or lost, and has a name, as its slot", () => {
  assert(
    property(anyMatch, (match) => {
      const sides = createSides(match, en.common);
      const unknown = match.stateBy === "bye" ? "Bye" : "Not known yet";
      const expected = match.slots.map(({ contestant, source, result, advances, seed }) => ({
        isOpen: contestant === null,
        name: contestant?.name ?? (source.type === "winner" ? "Winner of SF-1" : unknown),
        seed: contestant && seed,
        hasWon: contestant !== null && (result === "winner" || advances === "through"),
      }));
      expect(
        sides.map(({ isOpen, name, seed, standing }) => ({
          isOpen,
          name,
          seed,
          hasWon: standing === "winner",
        })),
      ).toEqual(expected);
      expect(sides.map(({ standing }) => standing === "open")).toEqual(
        expected.map(({ isOpen }) => isOpen),
      );
    }),
  );
});

test("the score of any side is DQ, or there if the slot has a score or a time", () => {
  assert(
    property(anyMatch, (match) => {
      const scores = createSides(match, en.common).map(({ score }) => score);
      expect(scores.map((score) => score === "DQ")).toEqual(
        match.slots.map(({ disqualified }) => disqualified),
      );
      expect(scores.map((score) => score === "")).toEqual(
        match.slots.map((own) => !own.disqualified && own.score === null && own.time === null),
      );
    }),
  );
});

test("all renderings of any match show the same sides", () => {
  assert(
    property(anyMatch, (match) => {
      const sides = createSides(match, en.common);
      const ordered = createOrderedSides(match, en.common);
      const placed = createPlaceSides(undefined, match, en.common, findNone);
      expect(placed.slice(0, sides.length)).toEqual(sides);
      expect(createDuelSides(match, en.common)).toEqual(placed.slice(0, 2));
      expect(ordered).toHaveLength(placed.length);
      expect(ordered.map(({ slot: own }) => own)).toEqual(expect.arrayContaining([...match.slots]));
      const ranked = createRankedSides(match, en.common);
      expect(ranked.map(({ index }) => sides[index]?.name)).toEqual(ranked.map(({ name }) => name));
    }),
  );
});

import { expect, it } from "vitest";
import { type CardMatch, cardSides, createOutcomeFinder } from "./card-sides.ts";

const messages = {
  source: ({ type }: { readonly type: string }): string => `<${type}>`,
  disqualified: "DQ",
  advances: { through: "through", out: "out" },
  unseen: "Not seen",
};
const place = {
  absence: null,
  slots: [
    { source: { type: "unknown" } as const },
    { source: { type: "bye", nobodyFrom: null } as const },
  ],
};
const findNone = (): null => null;
const findNation = (match: string, result: string) =>
  match === "a/1" && result === "winner" ? nation : null;
const nation = { key: "nation-1", name: "nation", country: "fi" };
const rival = { key: "rival-1", name: "rival", country: "se" };
const slot: CardMatch["slots"][number] = {
  contestant: nation,
  seed: 6,
  source: { type: "seed", seed: 6 },
  score: 0,
  disqualified: false,
  result: null,
};

it.each([
  ["no match", undefined, { name: "<unknown>", score: "", standing: null, contestant: null }],
  ["an open slot", { contestant: null }, { name: "<seed>", seed: null, contestant: null }],
  ["no score yet", { score: null }, { name: "nation", seed: 6, score: "" }],
  ["a score of 0", { score: 0 }, { score: "0", standing: null, contestant: nation }],
  [
    "a disqualification",
    { score: -1, disqualified: true, result: "loser" },
    { score: "DQ", standing: "loser" },
  ],
  ["the time of a race", { score: null, time: "1:02.3" }, { score: "1:02.3" }],
  ["the time after a score", { score: 5, time: "1:02.3" }, { score: "5 · 1:02.3" }],
  ["a win", { score: 6, result: "winner" }, { score: "6", standing: "winner" }],
  ["a draw", { score: 1, result: "draw" }, { score: "1", standing: null }],
] as const)("shows %s", (_, change, side) => {
  const match = change === undefined ? undefined : { slots: [{ ...slot, ...change }, slot] };
  expect(cardSides(place, match, messages, findNone)[0]).toMatchObject(side);
});

it("shows the source of each slot of a place without a match", () => {
  expect(cardSides(place, undefined, messages, findNone).map(({ name }) => name)).toEqual([
    "<unknown>",
    "<bye>",
  ]);
});

it('shows "Not seen" on both sides when the match was played before the first poll', () => {
  const past = { ...place, absence: "before-watching" } as const;
  const names = cardSides(past, undefined, messages, findNone).map(({ name }) => name);
  expect(names).toEqual(["Not seen", "Not seen"]);
});

it("shows an unknown source when a slot is missing", () => {
  expect(cardSides({ slots: [], absence: null }, { slots: [] }, messages, findNone)[1].name).toBe(
    "<unknown>",
  );
});

it.each([
  ["winner", { name: "nation", contestant: nation, isOpen: true }],
  ["loser", { name: "<loser>", contestant: null, isOpen: true }],
] as const)("names the %s of a decided feeder in an open slot", (type, side) => {
  const of = { place: "ro8#1", code: "QF-1", match: "a/1" };
  const fed = { absence: null, slots: [{ source: { type, of, certainty: "found" } as const }] };
  expect(cardSides(fed, undefined, messages, findNation)[0]).toMatchObject(side);
});

it("finds the winner and the loser of a match, and returns null if unknown", () => {
  const won = { ...slot, result: "winner" } as const;
  const lost = { ...slot, contestant: rival, result: "loser" } as const;
  const find = createOutcomeFinder(
    new Map([
      ["a/1", { slots: [lost, won] }],
      ["a/2", { slots: [slot, { ...slot, contestant: rival }] }],
      ["a/3", { slots: [{ ...won, contestant: null }] }],
    ]),
  );
  expect([find("a/1", "winner"), find("a/1", "loser")]).toEqual([nation, rival]);
  expect([find("a/2", "winner"), find("a/3", "winner"), find("a/4", "loser")]).toEqual([
    null,
    null,
    null,
  ]);
});

it("has a side for each contestant of a match of more than two, with who advanced", () => {
  const slots = [
    { ...slot, result: "winner", advances: "through" } as const,
    { ...slot, advances: "through" } as const,
    { ...slot, result: "loser", advances: "out" } as const,
  ];
  const sides = cardSides(place, { slots }, messages, findNone);
  expect(sides.map(({ standing, note }) => [standing, note])).toEqual([
    ["winner", "through"],
    ["winner", "through"],
    ["loser", "out"],
  ]);
});

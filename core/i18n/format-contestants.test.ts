import { expect, it } from "vitest";
import { createEmbedMessages } from "./embed-messages.ts";
import * as en from "./en/pages.ts";
import { common as fi } from "./fi/pages.ts";
import { common as sv } from "./sv/pages.ts";
import { embed } from "./sv/embeds.ts";
import { formatContestants, formatSlots } from "./format-contestants.ts";
import { formatNamesOrSources } from "./format-names-or-sources.ts";
import type { SlotSource } from "#core/model/derived-match.ts";

const winnerOf = (code: string): SlotSource => ({
  type: "winner",
  of: { place: code, code, match: null },
  certainty: "found",
});

const createSlots = (known: number, open = 0) => [
  ...Array.from({ length: known }, (_, index) => ({ name: `C${index + 1}`, isOpen: false })),
  ...Array.from({ length: open }, () => ({ name: "Not known yet", isOpen: true })),
];

it.each([
  [createSlots(2), "C1 – C2"],
  [createSlots(1, 1), "C1 – Not known yet"],
  [createSlots(3), "C1, C2, C3"],
  [createSlots(4), "C1, C2, C3, C4"],
  [createSlots(20), "C1, C2, C3 and 17 more"],
  [createSlots(2, 2), "C1, C2, 2 not known yet"],
  [createSlots(0, 3), "3 not known yet"],
  [createSlots(6, 1), "C1, C2, C3 and 3 more, 1 not known yet"],
])("formats %j as %s", (slots, expected) => {
  expect(formatContestants(slots, en.common)).toBe(expected);
});

it.each([
  [20, 0, "C1, C2, C3 ja 17 muuta", "C1, C2, C3 och 17 till"],
  [2, 1, "C1, C2, 1 ei vielä tiedossa", "C1, C2, 1 inte klar ännu"],
  [2, 2, "C1, C2, 2 ei vielä tiedossa", "C1, C2, 2 inte klara ännu"],
])("formats %i contestants and %i open slots as “%s” / “%s”", (known, open, finnish, swedish) => {
  const slots = createSlots(known, open);
  expect([fi, sv].map((messages) => formatContestants(slots, messages))).toEqual([
    finnish,
    swedish,
  ]);
  expect(formatContestants(slots, createEmbedMessages(embed))).toBe(swedish);
});

it("isolates right-to-left names", () => {
  const names = ["يوسف", "Bo", "Cato"].map((name) => ({ name, isOpen: false }));
  expect(formatContestants(names, en.common)).toBe("\u2068يوسف\u2069, Bo, Cato");
});

it("formats an open slot by its source", () => {
  const open = { contestant: null, source: { type: "seed", seed: 4 } } as const;
  expect(
    formatSlots(
      [{ contestant: { name: "Aino" }, source: { type: "unknown" } as const }, open],
      en.common,
    ),
  ).toBe("Aino – Seed 4");
});

it.each<[readonly (string | null)[], readonly SlotSource[], string]>([
  [["Aino", null], [{ type: "unknown" }, { type: "seed", seed: 4 }], "\u2068Aino\u2069 – Seed 4"],
  [[null, null], [winnerOf("QF-1"), winnerOf("QF-2")], "Winner of QF-1 – Winner of QF-2"],
  [["Aino", null], [], "\u2068Aino\u2069 – Not known yet"],
  [[null, null], [{ type: "unknown" }, { type: "unknown" }], ""],
])("formats %j with the sources of open slots", (names, sources, expected) => {
  expect(formatNamesOrSources(names, sources, en.common)).toBe(expected);
});

import { describe, expect, it } from "vitest";
import type { AttentionClaimView, AttentionItemView } from "#core/contract/attention.ts";
import { sampleAttentionItem } from "#web/testing/sample-attention-item.ts";
import {
  describePeople,
  filterAttentionItems,
  findNextItem,
  getItemTournament,
  groupAttentionItems,
  isHandedOver,
} from "./attention-groups.ts";

const CLAIM: AttentionClaimView = {
  state: "taken",
  who: "Anna",
  by: "Anna",
  note: "",
  until: null,
  at: "2026-01-25T11:00:00Z",
};

const item = (id: string, change: Partial<AttentionItemView> = {}) =>
  sampleAttentionItem({ kind: "locked" }, { id, ...change });
const taken = (id: string, who: string) =>
  item(id, { standing: "taken", claim: { ...CLAIM, who } });
const idsOf = (items: readonly AttentionItemView[]) => items.map(({ id }) => id).join(" ");
const ALL = { kind: "", tournament: "", severity: "", order: "" } as const;

describe("groupAttentionItems", () => {
  const items = [
    item("a"),
    taken("b", "Mikko"),
    taken("c", "Anna"),
    item("d", { standing: "away", claim: { ...CLAIM, state: "snoozed" } }),
    item("e", { standing: "away", claim: { ...CLAIM, state: "done" } }),
  ];

  it("puts each item into one group", () => {
    const groups = Object.entries(groupAttentionItems(items, "Mikko", null));
    expect(groups.map(([group, own]) => `${group}: ${idsOf(own)}`)).toEqual([
      "mine: b",
      "unclaimed: a",
      "others: c",
      "snoozed: d",
      "done: e",
    ]);
  });

  it("leaves an item that a colleague takes where the viewer is", () => {
    const current = { id: "c", group: "unclaimed" } as const;
    const { unclaimed, others } = groupAttentionItems(items, "Mikko", current);
    expect([idsOf(unclaimed), idsOf(others)]).toEqual(["a c", ""]);
    const open = groupAttentionItems(items, "Mikko", current, new Set(["unclaimed", "others"]));
    expect([idsOf(open.unclaimed), idsOf(open.others)]).toEqual(["a", "c"]);
  });

  it("leaves an item that the viewer finishes where they are", () => {
    const current = { id: "e", group: "mine" } as const;
    const { mine, done } = groupAttentionItems(items, "Mikko", current);
    expect([idsOf(mine), idsOf(done)]).toEqual(["b e", ""]);
  });

  it("puts items that were handed over to the viewer before their other ones", () => {
    const handed = item("f", { standing: "taken", claim: { ...CLAIM, who: "Mikko", by: "Anna" } });
    const own = item("g", { standing: "taken", claim: { ...CLAIM, who: "Mikko", by: "Mikko" } });
    expect(isHandedOver(handed, "Mikko")).toBe(true);
    expect(isHandedOver(own, "Mikko")).toBe(false);
    expect(isHandedOver(handed, "Anna")).toBe(false);
    expect(idsOf(groupAttentionItems([own, handed], "Mikko", null).mine)).toBe("f g");
  });
});

describe("filterAttentionItems", () => {
  const conflict = sampleAttentionItem(
    { kind: "conflict", scores: [] },
    { id: "old", severity: "alarm", since: "2026-01-25T08:00:00Z" },
  );
  const items = [item("new", { since: "2026-01-25T09:00:00Z" }), item("unknown"), conflict];

  it("filters by kind, tournament and severity", () => {
    expect(idsOf(filterAttentionItems(items, { ...ALL, kind: "conflict" }))).toBe("old");
    expect(idsOf(filterAttentionItems(items, { ...ALL, severity: "warn" }))).toBe("new unknown");
    const tournament = getItemTournament(conflict);
    expect(filterAttentionItems(items, { ...ALL, tournament })).toHaveLength(3);
    expect(filterAttentionItems(items, { ...ALL, tournament: "a.example/cup" })).toEqual([]);
  });

  it("keeps the server's order, or puts the oldest first", () => {
    expect(idsOf(filterAttentionItems(items, ALL))).toBe("new unknown old");
    expect(idsOf(filterAttentionItems(items, { ...ALL, order: "age" }))).toBe("old new unknown");
  });
});

it("counts the items of each colleague, the most first", () => {
  const [a, b] = [
    { ...CLAIM, who: "a" },
    { ...CLAIM, who: "b" },
  ];
  const items = [null, b, a, a].map((claim, index) => item(String(index), { claim }));
  expect(describePeople(items)).toBe("a 2 · b 1");
});

it.each([
  [1, ["b"], "c"],
  [1, ["b", "c"], "a"],
  [0, ["a", "b", "c"], undefined],
])("finds the item after row %i when %j are gone: %s", (index, gone, expected) => {
  const items = ["a", "b", "c"].map((id) => item(id));
  expect(findNextItem(items, index, new Set(gone))?.id).toBe(expected);
});

import { expect, test } from "vitest";
import { NOON } from "#core/testing/model-match.ts";
import { type AttentionClaim, deriveAttentionItemStatus } from "./claim.ts";

const CLAIM: AttentionClaim = {
  id: "conflict a",
  state: "done",
  who: "Anna",
  by: "Anna",
  note: "",
  until: null,
  facts: ["1", "2"],
  at: NOON,
};

test.each<[string, Partial<AttentionClaim> | null, readonly string[], string]>([
  ["returns open without a claim", null, ["1"], "open"],
  ["returns taken whatever the facts", { state: "taken" }, ["3"], "taken"],
  ["returns away when the item is done", {}, ["1", "2"], "away"],
  ["returns away when fewer facts remain", {}, ["2"], "away"],
  ["returns open when a new fact appears", {}, ["1", "2", "3"], "open"],
  ["returns away while snoozed", { state: "snoozed", until: NOON + 1 }, ["1"], "away"],
  ["returns open when the snooze ends", { state: "snoozed", until: NOON }, ["1"], "open"],
  [
    "returns open when a new fact appears while snoozed",
    { state: "snoozed", until: NOON + 1 },
    ["3"],
    "open",
  ],
])("%s", (_, change, facts, status) => {
  const claim = change === null ? undefined : { ...CLAIM, ...change };
  expect(deriveAttentionItemStatus(claim, facts, NOON)).toBe(status);
});

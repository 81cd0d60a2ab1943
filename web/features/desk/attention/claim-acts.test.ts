import { expect, test } from "vitest";
import type { AttentionClaimView } from "#core/contract/attention.ts";
import { sampleAttentionItem } from "#web/testing/sample-attention-item.ts";
import { invertClaim } from "./claim-acts.ts";

const NOW = Date.parse("2026-01-25T12:00:00Z");
const CLAIM: AttentionClaimView = {
  state: "taken",
  who: "Anna",
  by: "Mikko",
  note: "at the stage",
  until: null,
  at: "2026-01-25T11:00:00Z",
};

const restore = (claim: AttentionClaimView | null, standing: "open" | "taken" | "away") =>
  invertClaim(sampleAttentionItem({ kind: "locked" }, { standing, claim }), NOW);

test.each([
  ["an unclaimed item", null, "open", { action: "give-back", id: "x" }],
  ["an item whose snooze has ended", CLAIM, "open", { action: "give-back", id: "x" }],
  [
    "an item of a colleague",
    CLAIM,
    "taken",
    { action: "hand-over", id: "x", to: "Anna", note: "at the stage" },
  ],
  [
    "a done item",
    { ...CLAIM, state: "done" },
    "away",
    { action: "done", id: "x", note: "at the stage" },
  ],
  [
    "a snoozed item, for the rest of the time",
    { ...CLAIM, state: "snoozed", until: "2026-01-25T12:20:00Z" },
    "away",
    { action: "snooze", id: "x", minutes: 20, note: "at the stage" },
  ],
  [
    "a snoozed item without an end",
    { ...CLAIM, state: "snoozed" },
    "away",
    { action: "snooze", id: "x", minutes: 1, note: "at the stage" },
  ],
] as const)("restores the claim of %s", (_, claim, standing, expected) => {
  expect(restore(claim, standing)).toEqual(expected);
});

import { expect, it } from "vitest";
import { STORE_OK } from "#core/model/store-health.ts";
import { deriveSystemAttention } from "#core/attention/derive-attention.ts";
import { CLOCKS_IN_SYNC } from "#core/model/clock-health.ts";
import type { StoreHealth } from "#core/model/store-health.ts";

const itemsOf = (store: StoreHealth) => deriveSystemAttention({ store, clock: CLOCKS_IN_SYNC });

it("returns one warning with begin and unstored changes when the archive cannot store data", () => {
  const health = {
    state: "full",
    since: 7,
    message: "Free some space.",
    unstoredChanges: 3,
  } as const;
  expect(itemsOf(health)).toMatchObject([
    {
      id: "store-failing",
      severity: "warn",
      since: 7,
      reason: { kind: "store-failing", state: "full", unstoredChanges: 3 },
    },
  ]);
  expect(itemsOf(STORE_OK)).toEqual([]);
});

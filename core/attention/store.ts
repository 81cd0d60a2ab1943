import type { StoreHealth } from "#core/model/store-health.ts";
import type { AttentionRow } from "./attention.ts";

/** Returns the attention item of an archive that cannot store; empty if it can. */
export function storeFailing({
  state,
  since,
  unstoredChanges,
}: StoreHealth): readonly AttentionRow[] {
  if (state === "ok") return [];
  return [
    {
      id: "store-failing",
      kind: "store-failing",
      severity: "alarm",
      since,
      place: { type: "store" },
      matches: [],
      reason: { kind: "store-failing", state, unstoredChanges },
      facts: [state],
    },
  ];
}

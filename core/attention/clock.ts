import { MINUTE } from "#core/lib/time.ts";
import type { ClockHealth } from "#core/model/clock-health.ts";
import type { AttentionRow } from "./attention.ts";

/**
 * Returns the attention item of two clocks that differ; empty while they agree, and in a replay in
 * which nothing is to be deleted.
 */
export function clocksDiffer({
  difference,
  agreedBefore,
  deletionRefused,
}: ClockHealth): readonly AttentionRow[] {
  if (difference === null || !(agreedBefore || deletionRefused)) return [];
  const minutes = Math.round(difference / MINUTE);
  return [
    {
      id: "clocks-differ",
      kind: "clocks-differ",
      severity: agreedBefore ? "alarm" : "note",
      since: null,
      place: { type: "service", clientId: null },
      matches: [],
      reason: { kind: "clocks-differ", minutes, deletionRefused },
      facts: [deletionRefused ? "deletion refused" : "differ"],
    },
  ];
}

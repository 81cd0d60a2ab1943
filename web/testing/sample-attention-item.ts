import type { AttentionItemView, AttentionReasonView } from "#core/contract/attention.ts";
import { sampleMatch } from "#core/testing/sample-match.ts";

/** Creates an open attention item of a sample match with this reason. */
export function sampleAttentionItem(
  reason: AttentionReasonView,
  change: Partial<AttentionItemView> = {},
): AttentionItemView {
  const match = sampleMatch();
  return {
    id: "x",
    severity: "warn",
    since: null,
    place: { tournament: match.tournament, round: null, group: null, clientId: null },
    matches: [match],
    reason,
    standing: "open",
    claim: null,
    ...change,
  };
}

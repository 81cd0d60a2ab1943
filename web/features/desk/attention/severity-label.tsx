import type { AttentionItemView } from "#core/contract/attention.ts";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { formatItemName } from "./format-attention-item.ts";

/** Look of the label of each severity: filled, amber outline, grey outline. */
export const SEVERITY_TONES = { alarm: "conflict", warn: "warn", note: "plain" } as const;

/** Label with the kind of an attention item, in the shape of its severity. */
export function SeverityLabel({ item }: { readonly item: AttentionItemView }) {
  const desk = useMessages("desk");
  return (
    <StatusLabel tone={SEVERITY_TONES[item.severity]}>{formatItemName(item, desk)}</StatusLabel>
  );
}

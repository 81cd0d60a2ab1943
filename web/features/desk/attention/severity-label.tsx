import type { AttentionItemView } from "#core/contract/attention.ts";
import { StatusLabel } from "#web/components/status-label.tsx";
import { useDeskMessages } from "#web/i18n/desk-messages.ts";

/** Look of the label of each severity: filled, amber outline, grey outline. */
const TONES = { alarm: "conflict", warn: "warn", note: "plain" } as const;

/** Label with the kind of an attention item, in the shape of its severity. */
export function SeverityLabel({ item }: { readonly item: AttentionItemView }) {
  const { mark } = useDeskMessages();
  return <StatusLabel tone={TONES[item.severity]}>{mark[item.reason.kind]}</StatusLabel>;
}

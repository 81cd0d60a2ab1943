import type { AttentionItemView } from "#core/contract/attention.ts";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { formatItemName } from "./format-attention-item.ts";
import record from "#web/kit/record/record.module.css";

/** Look of the label of each severity: filled, amber outline, grey outline. */
const TONES = { alarm: "conflict", warn: "warn", note: "plain" } as const;
/** Longest name that fits into a column of labels at the full width of its letters. */
const LONG = 18;

interface SeverityLabelProps {
  readonly item: AttentionItemView;
  /** Whether it is in a column of labels of one width. */
  readonly isInColumn?: boolean;
}

/** Label with the kind of an attention item, in the shape of its severity. */
export function SeverityLabel({ item, isInColumn = false }: SeverityLabelProps) {
  const name = formatItemName(item, useMessages("desk"));
  const label = <StatusLabel tone={TONES[item.severity]}>{name}</StatusLabel>;
  if (!isInColumn) return label;
  return (
    <span className={record["label"]} data-long={name.length > LONG || undefined}>
      {label}
    </span>
  );
}

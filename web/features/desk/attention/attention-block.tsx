import { useState } from "react";
import type { AttentionItemView } from "#core/contract/attention.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { ClaimDescription } from "./claim-description.tsx";
import { ClaimDialog, type ClaimFormKind } from "./claim-dialog.tsx";
import { describeItemReason, formatItemAge } from "./format-attention-item.ts";
import { ItemActions } from "./item-actions.tsx";
import { SeverityLabel } from "./severity-label.tsx";
import { useClaimActions } from "./use-claim-actions.ts";
import { useMyAttentionItems } from "./use-my-attention-items.ts";
import styles from "./attention-block.module.css";

/** An attention item where its match is shown: without the names, code and tournament above it. */
export function AttentionBlock({ item }: { readonly item: AttentionItemView }) {
  const messages = useMessages("common");
  const desk = useMessages("desk");
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const { me, staff } = useMyAttentionItems();
  const actions = useClaimActions();
  const [form, setForm] = useState<ClaimFormKind | null>(null);
  return (
    <li className={styles["block"]} data-row={item.id}>
      <p className={styles["header"]}>
        <SeverityLabel item={item} /> <span>{formatItemAge(item, desk, now)}</span>
      </p>
      <p className={styles["reason"]}>{describeItemReason(item, { messages, desk, venue })}</p>
      {item.claim !== null && item.standing !== "open" && (
        <ClaimDescription claim={item.claim} desk={desk} venue={venue} now={now} />
      )}
      <ItemActions
        item={item}
        me={me}
        actions={actions}
        onForm={setForm}
        onDone={() => undefined}
        isOnDesk={false}
      />
      {form !== null && (
        <ClaimDialog
          form={{ kind: form, items: [item] }}
          colleagues={staff.filter((name) => name !== me)}
          actions={actions}
          onDone={() => undefined}
          onClose={() => {
            setForm(null);
          }}
        />
      )}
    </li>
  );
}

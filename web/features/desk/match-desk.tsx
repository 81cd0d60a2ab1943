import { useMessages } from "#web/i18n/use-messages.ts";
import { Key } from "#web/kit/key-hints.tsx";
import { Row, Stack } from "#web/kit/layout.tsx";
import { AnnotationField } from "./annotations/annotation-editor.tsx";
import { useClaimActions } from "./attention/use-claim-actions.ts";
import { useMyAttentionItems } from "./attention/use-my-attention-items.ts";
import { ChannelsOfMatch } from "./channels/channels-of-match.tsx";
import { ActButton, Failure } from "./parts.tsx";
import { useState } from "react";
import type { AttentionItemView } from "#core/contract/attention.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { ClaimDialog, type ClaimForm } from "./attention/claim-dialog.tsx";
import {
  describeItemReason,
  formatItemAge,
  useItemFormat,
} from "./attention/format-attention-item.ts";
import { ItemActions } from "./attention/item-actions.tsx";
import { ClaimDescription, SeverityLabel } from "./attention/severity-label.tsx";
import styles from "./attention/attention-block.module.css";

interface MatchDeskProps {
  /** `SITE/ID`. */
  readonly match: string;
}

export function MatchAttention({ match }: MatchDeskProps) {
  const rows = useItemsOfMatch(match);
  return (
    rows.length > 0 && (
      <ul data-screen-only>
        {rows.map((item) => (
          <AttentionBlock key={item.id} item={item} />
        ))}
      </ul>
    )
  );
}

/** Button that claims every unclaimed attention item of a match; nothing without any. */
export function ClaimMatch({ match }: MatchDeskProps) {
  const { claim } = useMessages("desk");
  const { change, refusals } = useClaimActions();
  const open = useItemsOfMatch(match).filter(({ standing }) => standing === "open");
  return (
    <>
      {open.length > 0 && (
        <ActButton look="ink" data-action="take" onAct={() => change(open, { action: "take" })}>
          {claim.take} <Key table="matches" effect="take" />
        </ActButton>
      )}
      <Failure of={refusals.size === 0 ? null : [...refusals.values()].join(" ")} />
    </>
  );
}

/** Annotations of a match as rows of its details, each with its form folded away. */
export function MatchAnnotations({ match }: MatchDeskProps) {
  return (
    <>
      {(["station", "note", "stream-link"] as const).map((kind) => (
        <AnnotationField key={kind} kind={kind} scopes={[match]} />
      ))}
      <ChannelsOfMatch match={match} />
    </>
  );
}

function useItemsOfMatch(match: string) {
  const { rows } = useMyAttentionItems();
  return rows.filter(({ matches }) => matches.some(({ key }) => key === match));
}

/** An attention item where its match is shown: without the names, code and tournament above it. */
function AttentionBlock({ item }: { readonly item: AttentionItemView }) {
  const format = useItemFormat();
  const now = useServerNow(MINUTE);
  const actions = useClaimActions();
  const [form, setForm] = useState<ClaimForm | null>(null);
  return (
    <Stack as="li" className={styles["block"]} data-row={item.id}>
      <Row as="p" between className="text-meta tone-soft">
        <SeverityLabel item={item} /> <span>{formatItemAge(item, format.desk, now)}</span>
      </Row>
      <p>{describeItemReason(item, format)}</p>
      {item.claim !== null && item.standing !== "open" && <ClaimDescription claim={item.claim} />}
      <ItemActions
        item={item}
        actions={actions}
        onForm={(kind, to = "") => {
          setForm({ kind, items: [item], to, seen: actions.getSeen() });
        }}
        isOnDesk={false}
      />
      {form !== null && <ClaimDialog form={form} actions={actions} onClose={() => setForm(null)} />}
    </Stack>
  );
}

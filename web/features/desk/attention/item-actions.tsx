import type { MouseEvent, MouseEventHandler, ReactNode } from "react";
import type { AttentionItemView } from "#core/contract/attention.ts";
import type { MatchView } from "#core/contract/match.ts";
import { useMeta } from "#web/api/app-data-provider.tsx";
import { formatSiteMatchUrl } from "#web/api/format-site-match-url.ts";
import { useHasDetailsBeside } from "#web/kit/list-and-details.tsx";
import { Text } from "#web/kit/text.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import controls from "#web/kit/controls/controls.module.css";
import { Key } from "#web/kit/key-hints.tsx";
import { useChangeAnnotation } from "#web/api/desk-annotations.ts";
import { Failure } from "#web/features/desk/parts.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { EffectOf } from "#web/keys/key-tables.ts";
import { ignoreSecondPress } from "#web/hooks/ignore-second-press.ts";
import { isHandedOver } from "./attention-groups.ts";
import type { ClaimFormKind } from "./claim-dialog.tsx";
import { PollNowButton } from "./try-now.tsx";
import type { ClaimActions } from "./use-claim-actions.ts";
import { useMyAttentionItems } from "./use-my-attention-items.ts";
import styles from "./item-actions.module.css";

interface ItemActionsProps {
  readonly item: AttentionItemView;
  readonly actions: ClaimActions;
  /** Opens a form; `to`: the colleague who is chosen at first. */
  readonly onForm: (kind: ClaimFormKind, to?: string) => void;
  /** Returns what happens after an action without a form, which was done by key or by pointer. */
  readonly afterAct?: (isByKey: boolean) => (items: readonly AttentionItemView[]) => void;
  /**
   * Whether they are on the attention list, which has keys for the actions. The page of a match has
   * its own actions to claim it and to open it at its site.
   */
  readonly isOnDesk: boolean;
  /** Whether to claim the item is the main action of the page. */
  readonly isClaimMain?: boolean;
}

/** Possible decisions on data that Matchdesk has not applied yet, by the current decision. */
const HOLD_ACTIONS = {
  open: ["accept", "keep"],
  keep: ["accept"],
  accept: ["keep"],
} as const;

/** Actions of an attention item in two columns: its own first, then those of every item. */
export function ItemActions(props: ItemActionsProps) {
  const { item, actions, onForm, afterAct, isOnDesk, isClaimMain = false } = props;
  const { claim, annotations } = useMessages("desk");
  const alias = useChangeAnnotation();
  const { me } = useMyAttentionItems();
  const { reason, standing, matches } = item;
  // On the page of the attention list, beside which no sheet is open, its first line says it.
  const isShownAbove = useHasDetailsBeside() && isOnDesk;
  const isMine = standing === "taken" && item.claim?.who === me;
  const isHanded = isHandedOver(item, me);
  const change =
    (action: "accept" | "keep" | "take" | "give-back") =>
    ({ nativeEvent, detail }: MouseEvent): void => {
      ignoreSecondPress(nativeEvent);
      actions.change([item], { action }, { onDone: afterAct?.(detail === 0) });
    };
  const holds = reason.kind === "data-held" ? HOLD_ACTIONS[reason.decision ?? "open"] : [];
  const [match] = matches;
  const button = (
    text: string,
    action: EffectOf<"desk">,
    onClick: MouseEventHandler,
  ): ReactNode => (
    <Button
      key={action}
      look={isClaimMain && action === "take" ? "ink" : "box"}
      data-action={action}
      onClick={onClick}
    >
      <Text cut>{text}</Text>
      {isOnDesk && <Key table="desk" effect={action} />}
    </Button>
  );
  return (
    <div className={styles["actions"]} data-on-desk={isOnDesk || undefined}>
      {holds.map((action) => button(claim[action], action, change(action)))}
      {reason.kind === "new-name" && (
        <Button
          data-action="alias"
          disabled={alias.isPending}
          onClick={() => {
            const { key, name } = reason.former;
            const annotation = {
              kind: "alias",
              scope: reason.current.key,
              value: { key, name },
            } as const;
            alias.mutate({ action: "write", annotation });
          }}
        >
          <Text cut>
            {annotations.kinds.alias} <bdi translate="no">{reason.former.name}</bdi>
          </Text>
        </Button>
      )}
      {(isHanded || (!isMine && (isOnDesk || standing !== "open"))) &&
        button(isHanded ? claim.gotIt : claim.take, "take", change("take"))}
      {isHanded && item.claim !== null && (
        <Button onClick={() => onForm("hand-over", item.claim?.by)}>
          <Text cut>{claim.giveBackTo(item.claim.by)}</Text>
        </Button>
      )}
      {standing !== "open" && button(claim.giveBack, "give-back", change("give-back"))}
      {(["hand-over", "snooze", "done"] as const).map((kind) =>
        button(claim[kind], kind, () => onForm(kind)),
      )}
      {(reason.kind === "service-refused" || reason.kind === "service-down") && <PollNowButton />}
      {isOnDesk && match !== undefined && <SiteLink match={match} />}
      <Failure of={alias.error} />
      <Failure
        of={actions.failure ?? (isShownAbove ? null : (actions.refusals.get(item.id) ?? null))}
      />
    </div>
  );
}

/** Link to a match at its site. */
function SiteLink({ match }: { readonly match: MatchView }) {
  const { panel } = useMessages("common").match;
  const { linkTemplates } = useMeta();
  return (
    <a
      className={controls["box"]}
      data-action="open-site"
      href={formatSiteMatchUrl(match, linkTemplates)}
      rel="noreferrer"
      target="_blank"
      aria-label={panel.openOn(match.site)}
    >
      <Text cut>{panel.openOn(match.site)}</Text>
      <Key table="desk" effect="open-site" />
    </a>
  );
}

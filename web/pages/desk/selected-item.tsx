import type { AttentionItemView } from "#core/contract/attention.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useHasDetailsBeside } from "#web/components/list-and-details.tsx";
import { Icon } from "#web/components/icon.tsx";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { Sheet } from "#web/components/sheet.tsx";
import type { ClaimForm } from "#web/features/desk/attention/claim-dialog.tsx";
import { ItemActions } from "#web/features/desk/attention/item-actions.tsx";
import { ItemDetails } from "#web/features/desk/attention/item-details.tsx";
import type { AttentionListState } from "#web/features/desk/attention/use-attention-list.ts";
import type { ClaimActions } from "#web/features/desk/attention/use-claim-actions.ts";
import {
  MatchHistoryList,
  useMatchHistory,
} from "#web/features/matches/panel/match-history-list.tsx";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "./selected-item.module.css";

interface SelectedItemProps {
  readonly item: AttentionItemView;
  readonly state: AttentionListState;
  readonly actions: ClaimActions;
  readonly openForm: (kind: ClaimForm["kind"], items: ClaimForm["items"]) => void;
}

/** Details of the current item with its actions, and the changes of its match. */
export function SelectedItem({ item, state, actions, openForm }: SelectedItemProps) {
  const { list } = useMessages("desk");
  const [match, ...others] = item.matches;
  const isBeside = useHasDetailsBeside();
  const details = (
    <ItemDetails
      item={item}
      actions={
        <ItemActions
          item={item}
          actions={actions}
          isOnDesk
          isClaimMain={state.ticked.size === 0}
          onForm={(kind) => {
            openForm(kind, [item]);
          }}
          onDone={state.moveOn}
        />
      }
      history={match !== undefined && others.length === 0 && <History match={match.key} />}
    />
  );
  if (!isBeside) return details;
  return (
    <>
      <SectionHeading aside={list.position(state.index + 1, state.shown.length)}>
        {list.details}
      </SectionHeading>
      {details}
    </>
  );
}

/** Changes of a match; nothing if there are none. */
function History({ match }: { readonly match: string }) {
  const { list } = useMessages("desk");
  const now = useServerNow(MINUTE);
  const changes = useMatchHistory(match).data?.changes ?? [];
  if (changes.length === 0) return null;
  return (
    <section className={styles["history"]}>
      <h3>{list.history}</h3>
      <MatchHistoryList changes={changes} now={now} />
    </section>
  );
}

interface SelectedItemSheetProps extends SelectedItemProps {
  readonly onClose: () => void;
  readonly onStep: (item: AttentionItemView) => void;
}

/** The details if there is no room beside the list: a sheet, on phones the whole page. */
export function SelectedItemSheet(props: SelectedItemSheetProps) {
  const { item: current, state, actions, openForm, onClose, onStep } = props;
  const { list, claim } = useMessages("desk");
  const isMine = state.groups.mine.includes(current);
  const { index, shown } = state;
  const step = (name: "caret-left" | "caret-right", by: number, label: string) => {
    const item = shown[index + by];
    return (
      <button
        type="button"
        aria-label={label}
        aria-disabled={item === undefined}
        onClick={() => {
          if (item !== undefined) onStep(item);
        }}
      >
        <Icon name={name} />
      </button>
    );
  };
  return (
    <Sheet
      label={list.details}
      controls={
        <p className={styles["steps"]}>
          {list.position(index + 1, shown.length)}
          {step("caret-left", -1, list.previous)}
          {step("caret-right", 1, list.next)}
        </p>
      }
      isNarrow
      onClose={onClose}
    >
      <div className={styles["content"]}>
        <SelectedItem {...props} />
      </div>
      <div className={styles["foot"]}>
        <button
          type="button"
          onClick={() => {
            openForm("hand-over", [current]);
          }}
        >
          {claim["hand-over"]}
        </button>
        <button
          type="button"
          className={styles["ink"]}
          onClick={() => {
            actions.change([current], { action: isMine ? "give-back" : "take" }, () => {
              state.moveOn([current]);
            });
          }}
        >
          {isMine ? claim.giveBack : claim.take}
        </button>
      </div>
    </Sheet>
  );
}

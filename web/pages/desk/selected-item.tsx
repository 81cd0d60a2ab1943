import { useEffect, useState } from "react";
import type { AttentionItemView } from "#core/contract/attention.ts";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { useHasDetailsBeside } from "#web/kit/list-and-details.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import thumb from "#web/kit/controls/thumb-bar.module.css";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Row } from "#web/kit/layout.tsx";
import { Text } from "#web/kit/text.tsx";
import { Icon } from "#web/kit/icon.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { Sheet } from "#web/kit/sheet.tsx";
import type { OpenClaimForm } from "#web/features/desk/attention/claim-dialog.tsx";
import { isHandedOver } from "#web/features/desk/attention/attention-groups.ts";
import { useLastPress } from "#web/features/desk/staff-acts/last-act.tsx";
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

interface SelectedItemProps {
  readonly item: AttentionItemView;
  readonly state: AttentionListState;
  readonly actions: ClaimActions;
  readonly openForm: OpenClaimForm;
}

/** Details of the current item with its actions, and the changes of its match. */
export function SelectedItem({ item, state, actions, openForm }: SelectedItemProps) {
  const { list } = useMessages("desk");
  const { words } = useMessages("common");
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
          onForm={(kind, to) => {
            openForm(kind, [item], to);
          }}
          afterAct={state.afterAct}
        />
      }
      history={match !== undefined && others.length === 0 && <History match={match.key} />}
    />
  );
  if (!isBeside) return details;
  return (
    <>
      <SectionHeading aside={words.partOf(state.index + 1, state.shown.length)}>
        {list.details}
      </SectionHeading>
      {details}
    </>
  );
}

/** Changes of a match; nothing if there are none. */
function History({ match }: { readonly match: string }) {
  const { change } = useMessages("common");
  const now = useServerNow(MINUTE);
  const changes = useMatchHistory(match).data?.changes ?? [];
  if (changes.length === 0) return null;
  return (
    <section>
      <Text as="h3" type="mark" className="line-below">
        {change.history}
      </Text>
      <MatchHistoryList changes={changes} now={now} />
    </section>
  );
}

interface SelectedItemSheetProps extends SelectedItemProps {
  readonly onClose: () => void;
}

/** The details if there is no room beside the list: a sheet, on phones the whole page. */
export function SelectedItemSheet(props: SelectedItemSheetProps) {
  const { item: current, state, onClose } = props;
  const { list } = useMessages("desk");
  const { words } = useMessages("common");
  const { index, shown, select } = state;
  const step = (name: "caret-left" | "caret-right", by: number, label: string) => {
    const item = shown[index + by];
    return (
      <Button
        look="icon"
        aria-label={label}
        aria-disabled={item === undefined}
        onClick={() => {
          if (item !== undefined) select(item);
        }}
      >
        <Icon name={name} />
      </Button>
    );
  };
  return (
    <Sheet
      label={list.details}
      controls={
        <Row as="p" gap={0} className="text-meta tone-soft">
          {words.partOf(index + 1, shown.length)}
          {step("caret-left", -1, list.previous)}
          {step("caret-right", 1, list.next)}
        </Row>
      }
      isNarrow
      onClose={onClose}
    >
      <div className={thumb["content"]}>
        <SelectedItem {...props} />
      </div>
      <Foot key={current.id} {...props} />
    </Sheet>
  );
}

/** Time in which the buttons do nothing after an act, in milliseconds: a thumb may press twice. */
const REST = 1.5 * SECOND;

/**
 * The two most frequent actions on a phone, on the item that was shown when the finger went down.
 * After an act the sheet stays with its item, and the buttons change their words.
 */
function Foot({ item, state, actions, openForm }: SelectedItemProps) {
  const { list, claim } = useMessages("desk");
  const { words } = useMessages("common");
  const { undo } = useLastPress();
  const [phase, setPhase] = useState<"before" | "resting" | "after">("before");
  useEffect(() => {
    if (phase !== "resting") return undefined;
    const timer = setTimeout(setPhase, REST, "after");
    return () => clearTimeout(timer);
  }, [phase]);
  const isMine = state.groups.mine.includes(item);
  const isHanded = isHandedOver(item, state.me);
  const next = state.shown[state.index + 1];
  const change = (action: "take" | "give-back") => (): void => {
    if (phase === "resting") return;
    actions.change([item], { action }, { onDone: state.afterAct(false) });
    setPhase("resting");
  };
  const handOver = (): void => openForm("hand-over", [item], isHanded ? item.claim?.by : "");
  const takes = isHanded || !isMine;
  return (
    <div className={joinClassNames(thumb["bar"], thumb["phone"])}>
      {phase === "before" && (
        <Button onClick={handOver}>
          {isHanded && item.claim !== null ? claim.giveBackTo(item.claim.by) : claim["hand-over"]}
        </Button>
      )}
      {phase === "resting" && <Button onClick={undo}>{words.undo}</Button>}
      {phase === "after" && (
        <Button
          aria-disabled={next === undefined}
          onClick={() => {
            if (next !== undefined) state.select(next);
          }}
        >
          {list.next} <Icon name="caret-right" />
        </Button>
      )}
      <Button
        look="ink"
        aria-disabled={phase === "resting"}
        onClick={change(takes ? "take" : "give-back")}
      >
        {phase === "resting" && <Icon name="check" />}
        {phase === "resting" && isMine
          ? claim.yours
          : takes
            ? isHanded
              ? claim.gotIt
              : claim.take
            : claim.giveBack}
      </Button>
    </div>
  );
}

import { changeSearch, navigate } from "#web/routing/navigate.ts";
import { useSearch } from "#web/routing/routing.tsx";
import { useRef, useState } from "react";
import { useAttentionItems } from "#web/api/desk-attention.ts";
import { PrintButton } from "#web/kit/print-button.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import bar from "#web/kit/notice-bar.module.css";
import { PageFoot } from "#web/kit/page-foot.tsx";
import { ListAndDetails, useHasDetailsBeside } from "#web/kit/list-and-details.tsx";
import { LoadingState } from "#web/kit/loading-state.tsx";
import { AttentionFilters, SelectionBar } from "#web/features/desk/attention/attention-filters.tsx";
import { AttentionList } from "#web/features/desk/attention/attention-list.tsx";
import {
  ClaimDialog,
  type ClaimForm,
  type OpenClaimForm,
} from "#web/features/desk/attention/claim-dialog.tsx";
import { DeskPreferencesForm } from "#web/features/desk/attention/desk-preferences-form.tsx";
import { useDeskPreferences } from "#web/features/desk/attention/desk-preferences.ts";
import { useAttentionKeys } from "#web/features/desk/attention/use-attention-keys.ts";
import { useAttentionList } from "#web/features/desk/attention/use-attention-list.ts";
import { useClaimActions } from "#web/features/desk/attention/use-claim-actions.ts";
import { DeskTabs } from "#web/features/desk/desk-tabs.tsx";
import { ChangeFeed } from "#web/features/matches/changes/change-feed.tsx";
import { ignoreSecondPress } from "#web/hooks/ignore-second-press.ts";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { SelectedItem, SelectedItemSheet } from "./selected-item.tsx";
import { DeskHeading } from "./desk-heading.tsx";
import styles from "./desk-page.module.css";
import { useHandoverSummary } from "#web/api/desk.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useLastAbsence } from "#web/features/desk/attention/use-last-absence.ts";

/** Width from which the latest changes are beside the details. */
const VERY_WIDE = "(width >= 2560px)";
/** Number of changes beside the details. */
const CHANGES = 40;

/** Start page of staff: all attention items, with keyboard control. */
export function DeskPage() {
  const desk = useMessages("desk");
  const { data, error } = useAttentionItems();
  return (
    <div className={styles["page"]}>
      <DeskHeading title={desk.title} />
      {data === undefined ? (
        <>
          <DeskTabs />
          <LoadingState error={error} />
        </>
      ) : (
        <AttentionPage />
      )}
    </div>
  );
}

function showItem(item: string): void {
  void navigate({ to: "/desk", search: (before) => ({ ...before, item }), resetScroll: false });
}

function AttentionPage() {
  const desk = useMessages("desk");
  const search = useSearch({ from: "/desk" });
  const isBeside = useHasDetailsBeside();
  const actions = useClaimActions();
  const state = useAttentionList(search);
  const [form, setForm] = useState<ClaimForm | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const filters = useRef<HTMLDivElement>(null);
  const { current, targets, afterAct } = state;
  const openForm: OpenClaimForm = (kind, items = targets, to = "") => {
    setForm({ kind, items, to, seen: actions.getSeen() });
  };
  useAttentionKeys({ state, actions, onForm: openForm, list, filters });
  const empty = useEmptyText(search);
  const selected = current !== null && (
    <SelectedItem key={current.id} item={current} {...{ state, actions, openForm }} />
  );
  return (
    <>
      <DeskTabs onShow={state.show} />
      <AbsenceSummary />
      <div className={styles["filters"]} data-screen-only>
        <AttentionFilters filter={search} onFilter={changeSearch} ref={filters} />
        <SelectionBar
          state={state}
          onForm={openForm}
          onClaim={(click) => {
            ignoreSecondPress(click);
            actions.change(targets, { action: "take" }, { onDone: afterAct(click.detail === 0) });
          }}
        />
        <PrintButton />
      </div>
      <div className={styles["columns"]}>
        <ListAndDetails
          label={desk.list.details}
          list={
            <AttentionList
              state={state}
              filter={search}
              empty={empty}
              ref={list}
              onOpen={({ id }) => {
                if (!isBeside) showItem(id);
              }}
            />
          }
          details={selected}
        />
        <Changes />
      </div>
      {!isBeside && search.item !== "" && current !== null && (
        <SelectedItemSheet
          item={current}
          state={state}
          onClose={() => {
            showItem("");
          }}
          onStep={state.select}
          actions={actions}
          openForm={openForm}
        />
      )}
      {form !== null && (
        <ClaimDialog
          form={form}
          actions={actions}
          onDone={(items, isByKey) => afterAct(isByKey)(items)}
          onClose={() => {
            setForm(null);
          }}
        />
      )}
      <PageFoot table="desk">
        <DeskPreferencesForm />
      </PageFoot>
    </>
  );
}

/** Returns the text in place of an empty list of unclaimed items. */
function useEmptyText({
  kind,
  tournament,
  severity,
}: Readonly<Record<"kind" | "tournament" | "severity", string>>): string {
  const desk = useMessages("desk");
  const { games } = useDeskPreferences();
  if (`${kind}${tournament}${severity}` !== "") return desk.list.noFit;
  return games.length === 0 ? desk.nothing : desk.nothingMine;
}

/** The latest changes, if there is room for a third column. */
function Changes() {
  const { pages } = useMessages("desk");
  const { game } = useSearch({ from: "__root__" });
  if (!useMediaQuery(VERY_WIDE)) return null;
  return (
    <aside className={styles["changes"]} data-screen-only aria-label={pages.changes}>
      <ChangeFeed game={game} maxLines={CHANGES} isFixed />
    </aside>
  );
}

/** Summary of changes during the user's absence, until dismissed. */
function AbsenceSummary() {
  const { handover: messages } = useMessages("desk");
  const venue = useVenueFormat();
  const { since, onSeen } = useLastAbsence();
  const { data } = useHandoverSummary(since);
  if (since === null || data === undefined) return null;
  const parts = [
    messages.results(data.results),
    ...(data.started > 0 ? [messages.started(data.started)] : []),
    ...(data.moved > 0 ? [messages.moved(data.moved)] : []),
    ...(data.corrected > 0 ? [messages.corrected(data.corrected)] : []),
    messages.open(data.open),
  ];
  return (
    <p className={bar["bar"]} data-screen-only data-tone="accent">
      <span>
        <strong>{messages.since(venue.when(since))}:</strong> {parts.join(", ")}.
      </span>
      <Button look="link" onClick={onSeen}>
        {messages.dismiss}
      </Button>
    </p>
  );
}

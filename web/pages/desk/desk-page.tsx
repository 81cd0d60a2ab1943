import { navigate } from "#web/routing/navigate.ts";
import { useSearch } from "#web/routing/routing.tsx";
import { useRef, useState } from "react";
import { useAttentionItems } from "#web/api/desk-attention.ts";
import { PrintButton } from "#web/kit/print-button.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import bar from "#web/kit/notice-bar.module.css";
import { ListAndDetails, useHasDetailsBeside } from "#web/kit/list-and-details.tsx";
import { AttentionFilters, SelectionBar } from "#web/features/desk/attention/attention-filters.tsx";
import { AttentionList } from "#web/features/desk/attention/attention-list.tsx";
import {
  ClaimDialog,
  type ClaimForm,
  type OpenClaimForm,
} from "#web/features/desk/attention/claim-dialog.tsx";
import { DeskPreferencesForm } from "#web/features/desk/attention/desk-preferences-form.tsx";
import { useAttentionKeys } from "#web/features/desk/attention/use-attention-keys.ts";
import { useAttentionList } from "#web/features/desk/attention/use-attention-list.ts";
import { useClaimActions } from "#web/features/desk/attention/use-claim-actions.ts";
import { ChangeFeed } from "#web/features/matches/changes/change-feed.tsx";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { SelectedItem, SelectedItemSheet } from "./selected-item.tsx";
import { DeskFrame } from "./desk-frame.tsx";
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
  const title = useMessages("desk").pages.desk;
  const query = useAttentionItems();
  if (query.data === undefined) return <DeskFrame title={title} query={query} table="desk" />;
  return <AttentionPage query={query} />;
}

function showItem(item: string): void {
  void navigate({ to: "/desk", search: (before) => ({ ...before, item }), resetScroll: false });
}

function AttentionPage({ query }: { readonly query: ReturnType<typeof useAttentionItems> }) {
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
  const shared = { state, actions, openForm };
  return (
    <DeskFrame
      title={desk.pages.desk}
      query={query}
      table="desk"
      settings={<DeskPreferencesForm />}
      onShow={state.show}
    >
      <AbsenceSummary />
      <div className={styles["filters"]} data-screen-only>
        <AttentionFilters filter={search} ref={filters} />
        <SelectionBar {...shared} />
        <PrintButton />
      </div>
      <div className={styles["columns"]}>
        <ListAndDetails
          label={desk.list.details}
          list={
            <AttentionList
              state={state}
              filter={search}
              ref={list}
              onOpen={({ id }) => {
                if (!isBeside) showItem(id);
              }}
            />
          }
          details={current !== null && <SelectedItem key={current.id} item={current} {...shared} />}
        />
        <Changes />
      </div>
      {!isBeside && search.item !== "" && current !== null && (
        <SelectedItemSheet item={current} onClose={() => showItem("")} {...shared} />
      )}
      {form !== null && (
        <ClaimDialog
          form={form}
          actions={actions}
          onDone={(items, isByKey) => afterAct(isByKey)(items)}
          onClose={() => setForm(null)}
        />
      )}
    </DeskFrame>
  );
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
  const { results, started, moved, corrected, open } = data;
  const parts = [
    messages.results(results),
    started > 0 && messages.started(started),
    moved > 0 && messages.moved(moved),
    corrected > 0 && messages.corrected(corrected),
    messages.open(open),
  ].filter(Boolean);
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

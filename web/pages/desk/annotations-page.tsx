import { useSearch } from "#web/routing/routing.tsx";
import { useState } from "react";
import { useStaffActs } from "#web/api/desk-acts.ts";
import { useSearchableNames } from "#web/api/names.ts";
import { useAnnotations } from "#web/api/desk-annotations.ts";
import { EmptyState } from "#web/kit/empty-state.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { ListAndDetails, useHasDetailsBeside } from "#web/kit/list-and-details.tsx";
import { LoadingState } from "#web/kit/loading-state.tsx";
import { pressRow, usePageKeys } from "#web/kit/use-page-keys.ts";
import { pressUndo } from "#web/features/desk/staff-acts/last-act.tsx";
import { DeskTabs } from "#web/features/desk/desk-tabs.tsx";
import { holdKeys } from "#web/hooks/hold-keys.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { AnnotationDetails } from "./annotation-details.tsx";
import { AnnotationList } from "./annotation-list.tsx";
import { createAnnotationRows } from "./annotation-rows.ts";
import { filterRecords } from "./records-search.ts";
import { RecordFilters } from "./record-filters.tsx";
import { DeskHeading } from "./desk-heading.tsx";
import { PageFoot } from "#web/kit/page-foot.tsx";
import styles from "./annotations-page.module.css";

/** Number of rows at first; the others are shown on demand. */
const FIRST_ROWS = 100;

/** Page with all annotations, and the editor of the selected or of a new one beside the list. */
export function AnnotationsPage() {
  const { facts: desk } = useMessages("desk");
  const { annotations, noneShown } = useMessages("deskRecords");
  const search = useSearch({ from: "/desk/facts" });
  const { data, error } = useAnnotations();
  // A new entry finds its match at once.
  useSearchableNames();
  const staff = useStaffActs().data;
  const isBeside = useHasDetailsBeside();
  const [selected, setSelected] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [newCount, setNewCount] = useState(0);
  const [most, setMost] = useState(FIRST_ROWS);
  const rows = data === undefined ? [] : createAnnotationRows(data.facts, staff?.acts ?? [], desk);
  const visible = filterRecords(rows, search);
  const close = (): void => {
    setSelected(null);
    setIsOpen(false);
    setNewCount(0);
  };
  const row = rows.find(({ key }) => key === selected) ?? null;
  const select = (key: string): void => {
    setSelected(key);
    setIsOpen(true);
    setNewCount(0);
  };
  const openNew = (): void => {
    // The sheet is shown before the form, whose first field gets the text typed meanwhile.
    if (!isBeside) holdKeys(() => true, close);
    setSelected(null);
    setIsOpen(true);
    setNewCount(newCount + 1);
  };
  usePageKeys("facts", {
    row: (step) => pressRow("main [data-row=annotation] > button", step),
    "new-entry": openNew,
    undo: pressUndo,
  });
  return (
    <div className={styles["page"]}>
      <DeskHeading title={desk.title} />
      <DeskTabs />
      {data === undefined && <LoadingState error={error} />}
      {data !== undefined && (
        <>
          <RecordFilters search={search} records={rows} kinds={desk.kinds} find={annotations.find}>
            {!isBeside && (
              <Button look="ink" onClick={openNew}>
                {annotations.newEntry}
              </Button>
            )}
          </RecordFilters>
          <div className={styles["body"]}>
            <ListAndDetails
              label={annotations.newEntry}
              details={<AnnotationDetails row={row} newCount={newCount} onClose={close} />}
              sheet={isOpen && { label: desk.title, onClose: close }}
              list={
                <>
                  {visible.length === 0 && (
                    <EmptyState>{rows.length === 0 ? desk.none : noneShown}</EmptyState>
                  )}
                  <AnnotationList
                    rows={visible.slice(0, most)}
                    selected={selected}
                    me={staff?.me ?? ""}
                    onSelect={select}
                  />
                  {visible.length > most && (
                    <Button look="link" onClick={() => setMost(visible.length)}>
                      {annotations.earlier(visible.length - most)}
                    </Button>
                  )}
                </>
              }
            />
          </div>
        </>
      )}
      <PageFoot table="facts" />
    </div>
  );
}

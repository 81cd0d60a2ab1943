import { useSearch, PathLink } from "#web/routing/routing.tsx";
import { useState } from "react";
import { useStaffActs } from "#web/api/desk-acts.ts";
import { useSearchableNames } from "#web/api/names.ts";
import { useAnnotations } from "#web/api/desk-annotations.ts";
import { EmptyState } from "#web/kit/empty-state.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { Facts } from "#web/kit/facts/facts.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { ListAndDetails, useHasDetailsBeside } from "#web/kit/list-and-details.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { Text } from "#web/kit/text.tsx";
import { pressRow, usePageKeys } from "#web/kit/use-page-keys.ts";
import { AnnotationField } from "#web/features/desk/annotations/annotation-editor.tsx";
import { AnnotationHistoryList } from "#web/features/desk/annotations/annotation-row.tsx";
import { formatAnnotation } from "#web/features/desk/annotations/format-annotation.ts";
import { isEditableKind, NewAnnotation } from "#web/features/desk/annotations/new-annotation.tsx";
import { Name } from "#web/features/desk/parts.tsx";
import { pressUndo } from "#web/features/desk/staff-acts/last-act.tsx";
import { holdKeys } from "#web/hooks/hold-keys.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import {
  AnnotationList,
  type AnnotationRowData,
  createAnnotationRows,
} from "./annotation-list.tsx";
import { DeskFrame } from "./desk-frame.tsx";
import { RecordFilters } from "./record-filters.tsx";
import { filterRecords } from "./records-search.ts";
import styles from "./annotations-page.module.css";

/** Number of rows at first; the others are shown on demand. */
const FIRST_ROWS = 100;

/** Page with all annotations, and the editor of the selected or of a new one beside the list. */
export function AnnotationsPage() {
  const { annotations: desk, pages } = useMessages("desk");
  const { annotations, noneShown } = useMessages("deskRecords");
  const search = useSearch({ from: "/desk/facts" });
  const query = useAnnotations();
  // A new entry finds its match at once.
  useSearchableNames();
  const staff = useStaffActs().data;
  const isBeside = useHasDetailsBeside();
  const [selected, setSelected] = useState<string | null>(null);
  const [newCount, setNewCount] = useState(0);
  const [most, setMost] = useState(FIRST_ROWS);
  const entered = query.data?.facts ?? [];
  const rows = createAnnotationRows(entered, staff?.acts ?? [], desk);
  const visible = filterRecords(rows, search);
  const close = (): void => {
    setSelected(null);
    setNewCount(0);
  };
  const row = rows.find(({ key }) => key === selected) ?? null;
  const select = (key: string): void => {
    setSelected(key);
    setNewCount(0);
  };
  const openNew = (): void => {
    // The sheet is shown before the form, whose first field gets the text typed meanwhile.
    if (!isBeside) holdKeys(() => true, close);
    setSelected(null);
    setNewCount(newCount + 1);
  };
  usePageKeys("annotations", {
    row: (step) => pressRow("main [data-row=annotation] > button", step),
    "new-entry": openNew,
    undo: pressUndo,
  });
  return (
    <DeskFrame title={pages.annotations} query={query} table="annotations">
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
          sheet={
            (selected !== null || newCount > 0) && { label: pages.annotations, onClose: close }
          }
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
    </DeskFrame>
  );
}

interface AnnotationDetailsProps {
  /** The selected annotation; `null` for a new one. */
  readonly row: AnnotationRowData | null;
  /** Number of keys or clicks for a new one; each gives an empty form the focus. */
  readonly newCount: number;
  readonly onClose: () => void;
}

/** Editor of the selected annotation with its earlier values, or of a new one. */
function AnnotationDetails({ row, newCount, onClose }: AnnotationDetailsProps) {
  const { annotations: messages } = useMessages("desk");
  const { words } = useMessages("common");
  const { annotations } = useMessages("deskRecords");
  if (row === null) {
    return (
      <section>
        <SectionHeading>{annotations.newEntry}</SectionHeading>
        <NewAnnotation key={newCount} hasFocus={newCount > 0} />
      </section>
    );
  }
  const { kind, scope, about, isPublic, overtaken = false } = row;
  const shownTo = overtaken ? "nobody" : isPublic ? "public" : "staff";
  const name = about?.name ?? scope;
  // Its editor is on the page of the contestant.
  const isEditable = isEditableKind(kind) && kind !== "alias";
  return (
    <section>
      <SectionHeading
        facts={<Name>{name}</Name>}
        aside={
          <Button look="link" onClick={onClose}>
            {words.cancel}
          </Button>
        }
      >
        {messages.kinds[kind]}
      </SectionHeading>
      {isEditable ? (
        <Facts>
          <AnnotationField key={row.key} kind={kind} scopes={[scope]} />
        </Facts>
      ) : (
        <p className={joinClassNames("strong", styles["text"])}>
          <bdi dir="auto">{formatAnnotation(row, messages)}</bdi>
        </p>
      )}
      <Text as="p" type="small" tone="soft" className={styles["text"]}>
        {isEditableKind(kind) && !overtaken
          ? annotations.effects[kind]
          : annotations.shownTo[shownTo]}
      </Text>
      {about?.page && (
        <Text as="p" type="small" className={styles["text"]}>
          <PathLink to={about.page}>{isEditable ? name : annotations.onItsPage}</PathLink>
        </Text>
      )}
      <AnnotationHistoryList key={`${row.key} ${row.at}`} kind={kind} scope={scope} />
    </section>
  );
}

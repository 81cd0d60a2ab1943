import { useSearch } from "#web/routing/routing.tsx";
import { useStaffActs } from "#web/api/desk-acts.ts";
import { useChangeLogPage } from "#web/api/changes.ts";
import { MINUTE } from "#core/lib/time.ts";
import { Text } from "#web/kit/text.tsx";
import { EmptyState } from "#web/kit/empty-state.tsx";
import { LoadingState } from "#web/kit/loading-state.tsx";
import { DeskTabs } from "#web/features/desk/desk-tabs.tsx";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { pressUndo } from "#web/features/desk/staff-acts/last-act.tsx";
import { findLastPress } from "#web/features/desk/staff-acts/undoable-acts.ts";
import { usePageKeys } from "#web/kit/use-page-keys.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { createLastLookMark, createLedger, groupByMinute, splitMinutes } from "./ledger.ts";
import { LedgerColumn } from "./ledger-column.tsx";
import { useLastLook } from "./use-last-look.ts";
import { DeskHeading } from "./desk-heading.tsx";
import { RecordFilters } from "./record-filters.tsx";
import { filterRecords } from "./records-search.ts";
import styles from "./changes-page.module.css";

/** Number of changes requested: the most that one response contains. */
const MAX_CHANGES = 500;
/** Number of rows shown; the panel of a match has its whole history. */
const MAX_ROWS = 250;
/** Width from which two columns are side by side. */
const TWO_COLUMNS = "(width >= 2560px)";

/** Page with the latest changes of the service and acts of staff, on one clock, newest first. */
export function ChangesPage() {
  const { pages } = useMessages("desk");
  const { change } = useMessages("common");
  const { changes, noneShown } = useMessages("deskRecords");
  const { game } = useSearch({ from: "__root__" });
  const search = useSearch({ from: "/desk/changes" });
  const { data, error } = useChangeLogPage({ limit: MAX_CHANGES }, true);
  const staff = useStaffActs().data;
  const lastLook = useLastLook();
  const isWide = useMediaQuery(TWO_COLUMNS);
  const now = useServerNow(MINUTE);
  const { acts = [], records = [], me = "" } = staff ?? {};
  const ledger = data === undefined ? [] : createLedger(data, game, records, acts);
  const fitting = filterRecords(ledger, search);
  const shownChanges = fitting.filter(({ type }) => type === "change").slice(0, MAX_ROWS + 1);
  const oldest = shownChanges.length > MAX_ROWS ? (shownChanges[MAX_ROWS - 1]?.at ?? 0) : 0;
  const shown = fitting.filter(({ at }) => at >= oldest);
  const minutes = groupByMinute(shown);
  const columns = isWide ? splitMinutes(minutes) : [minutes];
  const shownActs = shown.filter(({ type }) => type === "act").length;
  const undoable = findLastPress(acts, me, now);
  usePageKeys("changes", { undo: pressUndo });
  return (
    <div>
      <DeskHeading title={pages.changes} />
      <DeskTabs />
      {data === undefined && <LoadingState error={error} />}
      {data !== undefined && (
        <>
          <RecordFilters
            search={search}
            records={ledger}
            kinds={{ ...change.kinds, ...changes.records.kinds }}
            find={changes.find}
          >
            <Text as="p" type="meta">
              <s className="tone-faint">{changes.before}</s> <b>{changes.after}</b>
            </Text>
          </RecordFilters>
          <div className={styles["columns"]}>
            {minutes.length === 0 && (
              <EmptyState>{ledger.length > 0 ? noneShown : change.none}</EmptyState>
            )}
            {columns.map((column, index) => (
              <LedgerColumn
                key={index === 0 ? "newest" : "older"}
                isFirst={index === 0}
                minutes={column}
                count={{ service: shown.length - shownActs, acts: shownActs }}
                me={me}
                undoable={undoable}
                mark={createLastLookMark(minutes, lastLook, me)}
              />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

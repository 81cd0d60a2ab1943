import { useSearch } from "#web/routing/routing.tsx";
import { useStaffActs } from "#web/api/desk.ts";
import { useChangeLogPage } from "#web/api/changes.ts";
import { MINUTE } from "#core/lib/time.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LoadingState } from "#web/api/loading-state.tsx";
import { DeskTabs } from "#web/features/desk/desk-tabs.tsx";
import {
  type ChangeGroup,
  groupChangesByTimeAndMatch,
} from "#web/features/matches/changes/group-changes-by-time-and-match.ts";
import { createLedgerRows } from "#web/features/matches/changes/ledger-rows.ts";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { ChangeFilters } from "./change-filters.tsx";
import { filterActs, filterLines, findUndoableAct, groupByMinute, splitMinutes } from "./ledger.ts";
import type { LedgerLine } from "./ledger.ts";
import { LedgerColumn } from "./ledger-column.tsx";
import { useLastLook } from "./use-last-look.ts";
import { DeskHeading } from "./desk-heading.tsx";
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
  const { game } = useSearch({ from: "__root__" });
  const search = useSearch({ from: "/desk/changes" });
  const { data, error } = useChangeLogPage({ limit: MAX_CHANGES }, true);
  const staff = useStaffActs().data;
  const lastLook = useLastLook();
  const isWide = useMediaQuery(TWO_COLUMNS);
  const lines = data === undefined ? [] : createLines(data, game);
  const acts = staff?.acts ?? [];
  const visible = filterLines(lines, search).slice(0, MAX_ROWS);
  const oldest = visible.at(-1)?.row.at ?? 0;
  const isCut = filterLines(lines, search).length > visible.length;
  const shownActs = filterActs(acts, search).filter(({ at }) => !isCut || Date.parse(at) >= oldest);
  const minutes = groupByMinute(visible, shownActs);
  const columns = isWide ? splitMinutes(minutes) : [minutes];
  const undoable = findUndoableAct(acts, staff?.me ?? "");
  return (
    <div className={styles["page"]}>
      <DeskHeading title={pages.changes} />
      <DeskTabs />
      {data === undefined && <LoadingState error={error} />}
      {data !== undefined && (
        <>
          <ChangeFilters lines={lines} acts={acts} />
          {minutes.length === 0 && <NothingShown isFiltered={lines.length + acts.length > 0} />}
          <div className={styles["columns"]}>
            {columns.map((column, index) => (
              <LedgerColumn
                key={index === 0 ? "newest" : "older"}
                isFirst={index === 0}
                minutes={column}
                count={{ lines: visible.length, acts: shownActs.length }}
                me={staff?.me ?? ""}
                undoable={undoable}
                lastLook={{ at: lastLook, newer: countNewer(visible, lastLook) }}
              />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

function NothingShown({ isFiltered }: { readonly isFiltered: boolean }) {
  const { change } = useMessages("common");
  const { noneShown } = useMessages("deskRecords");
  return <EmptyState>{isFiltered ? noneShown : change.none}</EmptyState>;
}

/** Returns the changes of one game, or of all games, whose match is known. */
function createLines(
  { changes, matches }: NonNullable<ReturnType<typeof useChangeLogPage>["data"]>,
  game: string,
): readonly LedgerLine[] {
  const byKey = new Map(matches.map((match) => [match.key, match]));
  return groupChangesByTimeAndMatch(changes).flatMap((group: ChangeGroup) => {
    const match = byKey.get(group[0].match);
    if (match === undefined || (game !== "" && match.gameSlug !== game)) return [];
    return createLedgerRows(group).map((row) => ({ row, match }));
  });
}

function countNewer(lines: readonly LedgerLine[], lastLook: number | null): number {
  if (lastLook === null) return 0;
  return lines.filter(({ row }) => row.at >= lastLook + MINUTE).length;
}

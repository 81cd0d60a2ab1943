import { useSearch } from "#web/routing/routing.tsx";
import type { ServiceRecordView } from "#core/contract/service-record.ts";
import { useStaffActs } from "#web/api/desk-acts.ts";
import { useChangeLogPage } from "#web/api/changes.ts";
import { MINUTE } from "#core/lib/time.ts";
import { Text } from "#web/kit/text.tsx";
import { EmptyState } from "#web/kit/empty-state.tsx";
import { LoadingState } from "#web/kit/loading-state.tsx";
import { DeskTabs } from "#web/features/desk/desk-tabs.tsx";
import {
  type ChangeGroup,
  groupChangesByTimeAndMatch,
} from "#web/features/matches/changes/group-changes-by-time-and-match.ts";
import { mergeRaceScores } from "#web/features/matches/changes/merge-race-scores.ts";
import { kindOfRecord } from "#web/features/matches/changes/describe-service-record.ts";
import { createLedgerRows } from "#web/features/matches/changes/ledger-rows.ts";
import { type FoldedActs, foldUndoings } from "#web/features/desk/staff-acts/fold-undoings.ts";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { pressUndo } from "#web/features/desk/staff-acts/last-act.tsx";
import { findLastPress } from "#web/features/desk/staff-acts/undoable-acts.ts";
import { usePageKeys } from "#web/kit/use-page-keys.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import {
  authorsOf,
  createLastLookMark,
  filterActs,
  filterLines,
  filterRecords,
  groupByMinute,
  type LedgerLine,
  splitMinutes,
  tournamentOf,
} from "./ledger.ts";
import { LedgerColumn } from "./ledger-column.tsx";
import { useLastLook } from "./use-last-look.ts";
import { DeskHeading } from "./desk-heading.tsx";
import { RecordFilters } from "./record-filters.tsx";
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
  const now = useServerNow(MINUTE);
  const lines = data === undefined ? [] : createLines(data, game);
  const { acts = [], records = [], me = "" } = staff ?? {};
  const folded = foldUndoings(acts);
  const fitting = filterLines(lines, search);
  const visible = fitting.slice(0, MAX_ROWS);
  const oldest = fitting.length > visible.length ? (visible.at(-1)?.row.at ?? 0) : 0;
  const isShown = ({ at }: { readonly at: string }) => Date.parse(at) >= oldest;
  const shownActs = filterActs(folded, search).filter(isShown);
  const shownRecords = filterRecords(records, search).filter(isShown);
  const minutes = groupByMinute({ lines: visible, records: shownRecords, acts: shownActs });
  const columns = isWide ? splitMinutes(minutes) : [minutes];
  const undoable = findLastPress(acts, me, now);
  usePageKeys("changes", { undo: pressUndo });
  return (
    <div>
      <DeskHeading title={pages.changes} />
      <DeskTabs />
      {data === undefined && <LoadingState error={error} />}
      {data !== undefined && (
        <>
          <ChangeFilters lines={lines} records={records} folded={folded} />
          <div className={styles["columns"]}>
            {minutes.length === 0 && (
              <NothingShown isFiltered={lines.length + records.length + acts.length > 0} />
            )}
            {columns.map((column, index) => (
              <LedgerColumn
                key={index === 0 ? "newest" : "older"}
                isFirst={index === 0}
                minutes={column}
                count={{
                  service: visible.length + shownRecords.length,
                  acts: shownActs.length,
                }}
                me={me}
                undoable={undoable}
                undoings={folded.undoings}
                mark={createLastLookMark(minutes, lastLook, me)}
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
  const lines = groupChangesByTimeAndMatch(changes).flatMap((group: ChangeGroup) => {
    const match = byKey.get(group[0].match);
    if (match === undefined || (game !== "" && match.gameSlug !== game)) return [];
    return createLedgerRows(group).map((row) => ({ row, match }));
  });
  return mergeRaceScores(lines);
}

interface ChangeFiltersProps {
  readonly lines: readonly LedgerLine[];
  readonly records: readonly ServiceRecordView[];
  readonly folded: FoldedActs;
}

/** Filters of the page of changes, each option with the number of rows that it shows. */
function ChangeFilters({ lines, records, folded }: ChangeFiltersProps) {
  const { changes } = useMessages("deskRecords");
  const search = useSearch({ from: "/desk/changes" });
  const rows = {
    kind: [
      ...filterLines(lines, { ...search, kind: "" }).map(({ row: { change } }) => ({
        value: change.type,
        name: changes.kinds[change.type],
      })),
      ...filterRecords(records, { ...search, kind: "" })
        .map(kindOfRecord)
        .map((kind) => ({ value: kind, name: changes.records.kinds[kind] })),
    ],
    tournament: [
      ...filterLines(lines, { ...search, tournament: "" }).map(({ row, match }) => ({
        value: row.tournament,
        name: match.tournament,
      })),
      ...filterRecords(records, { ...search, tournament: "" }).flatMap(({ tournaments }) =>
        tournaments.map(({ key, title }) => ({ value: key, name: title })),
      ),
      ...filterActs(folded, { ...search, tournament: "" }).flatMap(tournamentOf),
    ],
    who: filterActs(folded, { ...search, who: "" })
      .flatMap((act) => authorsOf(act, folded.undoings))
      .map((who) => ({ value: who, name: who })),
  };
  return (
    <RecordFilters search={search} rows={rows} find={changes.find}>
      <Text as="p" type="meta">
        <s className="tone-faint">{changes.before}</s> <b>{changes.after}</b>
      </Text>
    </RecordFilters>
  );
}

import { Fragment } from "react";
import { useSearch } from "#web/routing/routing.tsx";
import type { StaffActView } from "#core/contract/staff-act.ts";
import { useStaffActs } from "#web/api/desk-acts.ts";
import { useChangeLogPage } from "#web/api/changes.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { MINUTE } from "#core/lib/time.ts";
import { EmptyState } from "#web/kit/empty-state.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { LedgerEntry } from "#web/features/matches/changes/ledger-entry.tsx";
import { ServiceRecordEntry } from "#web/features/matches/changes/service-record-entry.tsx";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { pressUndo } from "#web/features/desk/staff-acts/last-act.tsx";
import { StaffActEntry } from "#web/features/desk/staff-acts/staff-act-entry.tsx";
import { authorOf, findLastPress } from "#web/features/desk/staff-acts/undoable-acts.ts";
import { usePageKeys } from "#web/kit/use-page-keys.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import {
  createLastLookMark,
  createLedger,
  groupByMinute,
  type LedgerMinute,
  splitMinutes,
} from "./ledger.ts";
import { useLastLook } from "./use-last-look.ts";
import { DeskFrame } from "./desk-frame.tsx";
import { RecordFilters } from "./record-filters.tsx";
import { filterRecords } from "./records-search.ts";
import record from "#web/kit/record/record.module.css";
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
  const query = useChangeLogPage({ limit: MAX_CHANGES }, true);
  const staff = useStaffActs().data;
  const lastLook = useLastLook();
  const isWide = useMediaQuery(TWO_COLUMNS);
  const now = useServerNow(MINUTE);
  const { acts = [], records = [], me = "" } = staff ?? {};
  const ledger = query.data === undefined ? [] : createLedger(query.data, game, records, acts);
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
    <DeskFrame title={pages.changes} query={query}>
      <RecordFilters
        search={search}
        records={ledger}
        kinds={{ ...change.kinds, ...changes.records.kinds }}
        find={changes.find}
      >
        <p className="text-meta">
          <s className="tone-faint">{changes.before}</s> <b>{changes.after}</b>
        </p>
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
    </DeskFrame>
  );
}

interface LedgerColumnProps {
  readonly minutes: readonly LedgerMinute[];
  /** Whether it is the column with the newest minutes. */
  readonly isFirst: boolean;
  /** Numbers of rows in all columns, at the left and at the right. */
  readonly count: { readonly service: number; readonly acts: number };
  /** Name of the signed-in member of staff. */
  readonly me: string;
  /** The acts that can be undone here. */
  readonly undoable: readonly StaffActView[];
  /** `null` if nothing is new. */
  readonly mark: ReturnType<typeof createLastLookMark>;
}

/** Minutes with the changes of the service at the left and the acts of staff at the right. */
function LedgerColumn(props: LedgerColumnProps) {
  const { minutes, isFirst, count, me, undoable, mark } = props;
  const { changes } = useMessages("deskRecords");
  const { youAre, newestFirst } = useMessages("common").words;
  const venue = useVenueFormat();
  const [newest] = minutes;
  if (newest === undefined) return null;
  return (
    <section>
      <div className={styles["headings"]}>
        <SectionHeading
          facts={isFirst && String(count.service)}
          aside={isFirst ? newestFirst : undefined}
        >
          {isFirst ? changes.fromService : changes.until(venue.when(newest.at))}
        </SectionHeading>
        <SectionHeading facts={isFirst && String(count.acts)} aside={me !== "" && youAre(me)}>
          {changes.byStaff}
        </SectionHeading>
      </div>
      {minutes.map(({ at, service, acts }) => (
        <Fragment key={at}>
          <div className={styles["minute"]}>
            <time className={record["minute"]} dateTime={new Date(at).toISOString()}>
              {venue.when(at)}
            </time>
            {service.length > 0 && (
              <ul>
                {service.map((each) =>
                  each.type === "record" ? (
                    <ServiceRecordEntry key={`record ${each.record.number}`} record={each.record} />
                  ) : (
                    <LedgerEntry key={each.row.seq} row={each.row} match={each.match} />
                  ),
                )}
              </ul>
            )}
            {acts.length > 0 && (
              <ul className={styles["acts"]}>
                {acts.map(({ act, undoing }) => (
                  <StaffActEntry
                    key={act.number}
                    act={act}
                    isOwn={authorOf(act) === me}
                    canUndo={undoable.includes(act)}
                    undoing={undoing}
                  />
                ))}
              </ul>
            )}
          </div>
          {at === mark?.after && (
            <p className={record["mark"]}>
              <span>{changes.newSince(mark.count, venue.when(mark.lastLook))}</span>
            </p>
          )}
        </Fragment>
      ))}
    </section>
  );
}

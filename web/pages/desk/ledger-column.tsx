import { Fragment } from "react";
import type { StaffActView } from "#core/contract/staff-act.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { StaffActEntry } from "#web/features/desk/staff-acts/staff-act-entry.tsx";
import { LedgerEntry } from "#web/features/matches/changes/ledger-entry.tsx";
import { ServiceRecordEntry } from "#web/features/matches/changes/service-record-entry.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { authorOf } from "#web/features/desk/staff-acts/undoable-acts.ts";
import type { LastLookMark, LedgerMinute } from "./ledger.ts";
import record from "#web/kit/record/record.module.css";
import styles from "./changes-page.module.css";

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
  readonly mark: LastLookMark | null;
}

/** Minutes with the changes of the service at the left and the acts of staff at the right. */
export function LedgerColumn(props: LedgerColumnProps) {
  const { minutes, isFirst, count, me, undoable, mark } = props;
  const { changes, youAre, newestFirst } = useMessages("deskRecords");
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
      {minutes.map((minute) => (
        <Fragment key={minute.at}>
          <Minute minute={minute} me={me} undoable={undoable} />
          {minute === mark?.after && (
            <p className={record["mark"]}>
              <span>{changes.newSince(mark.count, venue.when(mark.lastLook))}</span>
            </p>
          )}
        </Fragment>
      ))}
    </section>
  );
}

interface MinuteProps extends Pick<LedgerColumnProps, "me" | "undoable"> {
  readonly minute: LedgerMinute;
}

function Minute({ minute, me, undoable }: MinuteProps) {
  const { at, service, acts } = minute;
  const venue = useVenueFormat();
  return (
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
  );
}

import type { StaffActView } from "#core/contract/staff-act.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { StationSign } from "#web/components/station-sign.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { describeStaffAct } from "./describe-staff-act.ts";
import { UndoStaffAct } from "./undo-staff-act.tsx";
import styles from "./staff-acts.module.css";

interface StaffActEntryProps {
  readonly act: StaffActView;
  /** Whether the signed-in member of staff did it. */
  readonly isOwn: boolean;
  /** Whether it can be undone here. */
  readonly canUndo: boolean;
}

/** An act of a member of staff, on one line. */
export function StaffActEntry({ act, isOwn, canUndo }: StaffActEntryProps) {
  const desk = useMessages("desk");
  const { changes } = useMessages("deskRecords");
  const venue = useVenueFormat();
  const { verb, subject, kind, was, now } = describeStaffAct(act, { desk, changes, venue });
  const isStation = act.type === "annotation" && act.kind === "station" && act.value !== null;
  const who = act.type === "claim" ? act.by : act.who;
  return (
    <li className={styles["entry"]} data-row="act">
      <bdi dir="auto" translate="no" className={styles["who"]} data-own={isOwn || undefined}>
        {who}
      </bdi>
      <span className={styles["text"]} title={[verb, subject, kind, now].filter(Boolean).join(" ")}>
        {verb}{" "}
        {subject !== "" && (
          <bdi dir="auto" translate="no" className={styles["subject"]}>
            {subject}
          </bdi>
        )}{" "}
        {kind} {was !== "" && <s>{was}</s>}{" "}
        {isStation ? <StationSign station={now} /> : <bdi dir="auto">{now}</bdi>}
      </span>
      {canUndo && <UndoStaffAct act={act} name={[subject, kind].filter(Boolean).join(" ")} />}
    </li>
  );
}

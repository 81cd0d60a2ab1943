import type { ServiceRecordView } from "#core/contract/service-record.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { describeServiceRecord } from "./describe-service-record.ts";
import styles from "./ledger.module.css";

/** Draws a record of Matchdesk about a service on one line with the columns of a change. */
export function ServiceRecordEntry({ record }: { readonly record: ServiceRecordView }) {
  const desk = useMessages("desk");
  const { changes } = useMessages("deskRecords");
  const venue = useVenueFormat();
  const format = { desk, messages: changes.records, venue };
  const { kind, subject, was, now, effect, tournament } = describeServiceRecord(record, format);
  return (
    <li className={styles["entry"]} data-row="record">
      <span className={styles["kind"]}>
        {record.isOver ? kind : <StatusLabel tone="warn">{kind}</StatusLabel>}
      </span>
      <span className={styles["code"]} />
      <span className={styles["subject"]}>
        <ContestantName name={subject} country="" />
      </span>
      <span className={styles["values"]}>
        {was !== "" && <s>{was}</s>}
        <b>{now}</b>
      </span>
      <span className={styles["effect"]}>{effect}</span>
      <span className={styles["tournament"]}>
        <ContestantName name={tournament} country="" lean="end" />
      </span>
    </li>
  );
}

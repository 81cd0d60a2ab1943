import type { ServiceRecordView } from "#core/contract/service-record.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { describeServiceRecord } from "./describe-service-record.ts";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { RecordLine } from "./ledger-entry.tsx";
import styles from "#web/kit/record/record.module.css";

/** Draws a record of Matchdesk about a service on one line with the columns of a change. */
export function ServiceRecordEntry({ record }: { readonly record: ServiceRecordView }) {
  const desk = useMessages("desk");
  const { changes } = useMessages("deskRecords");
  const venue = useVenueFormat();
  const format = { desk, messages: changes.records, venue };
  const { kind, subject, was, now, effect, tournament } = describeServiceRecord(record, format);
  return (
    <RecordLine
      kind={record.isOver ? kind : <StatusLabel tone="warn">{kind}</StatusLabel>}
      code={null}
      subject={<ContestantName name={subject} country="" />}
      effect={effect}
      place={tournament}
      data-row="record"
    >
      <span className={joinClassNames("row", styles["values"])}>
        {was !== "" && <s>{was}</s>}
        <b>{now}</b>
      </span>
    </RecordLine>
  );
}

import type { ServiceRecordView } from "#core/contract/service-record.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { describeServiceRecord } from "./describe-service-record.ts";
import { Record } from "#web/kit/record/record.tsx";

/** Draws a record of Matchdesk about a service on one line with the columns of a change. */
export function ServiceRecordEntry({ record }: { readonly record: ServiceRecordView }) {
  const desk = useMessages("desk");
  const { changes } = useMessages("deskRecords");
  const venue = useVenueFormat();
  const format = { desk, messages: changes.records, venue };
  const { kind, subject, was, now, effect, tournament } = describeServiceRecord(record, format);
  return (
    <Record
      form="change"
      data-row="record"
      tone={record.isOver ? undefined : "warn"}
      kind={kind}
      code={null}
      subject={subject}
      text={
        <>
          {was !== "" && <s>{was}</s>}
          <b>{now}</b>
        </>
      }
      effect={effect}
      place={<ContestantName name={tournament} country="" lean="end" />}
    />
  );
}

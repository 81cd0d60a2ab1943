import type { PageMessages } from "#core/i18n/en/index.ts";
import type { ServiceRecordView } from "#core/contract/service-record.ts";
import { formatMinutes } from "#core/lib/format-minutes.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { Record } from "#web/kit/record/record.tsx";

/** Kind of a record, as a value of the filter by kind. */
type RecordKind = keyof PageMessages["deskRecords"]["changes"]["records"]["kinds"];

/** Messages and times for the texts of a record. */
interface ServiceRecordFormat {
  readonly desk: PageMessages["desk"];
  readonly messages: PageMessages["deskRecords"]["changes"]["records"];
  readonly venue: VenueFormat;
}

/** Draws a record of Matchdesk about a service on one line with the columns of a change. */
export function ServiceRecordEntry({ record }: { readonly record: ServiceRecordView }) {
  const desk = useMessages("desk");
  const { changes } = useMessages("deskRecords");
  const venue = useVenueFormat();
  const format = { desk, messages: changes.records, venue };
  const { kind, subject, was, now, effect, place } = describeServiceRecord(record, format);
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
      place={<ContestantName name={place} country="" lean="end" />}
    />
  );
}

/** Returns the kind of a record. */
export function kindOfRecord({ type, isOver }: ServiceRecordView): RecordKind {
  return isOver ? `${type}-over` : type;
}

/** Returns the texts of a record, "" for a part that it does not have; `was`: what is over. */
export function describeServiceRecord(record: ServiceRecordView, format: ServiceRecordFormat) {
  const { messages, venue } = format;
  const { isOver, at, tournaments, who } = record;
  const { subject, reason, since } = describeSubject(record, format);
  const minutes = Math.max(0, Math.round((Date.parse(at) - Date.parse(since)) / MINUTE));
  const [only, ...others] = tournaments;
  return {
    kind: messages.kinds[kindOfRecord(record)],
    subject,
    was: isOver ? reason : "",
    now: isOver ? messages.after(formatMinutes(minutes)) : reason,
    effect: isOver ? "" : messages.since(venue.when(Date.parse(since))),
    // The author if no tournament is affected.
    place: others.length > 0 ? messages.tournaments(tournaments.length) : (only?.title ?? who),
  };
}

function describeSubject(record: ServiceRecordView, { desk }: ServiceRecordFormat) {
  switch (record.type) {
    case "outage": {
      const { host, outcome, since } = record.outage;
      const reason = outcome === "ok" || outcome === "waiting" ? "" : desk.failures[outcome];
      return { subject: host, reason, since };
    }
    case "hold": {
      const { site, since, isHidden: hidden, ...hold } = record.hold;
      const reason = { ...hold, kind: "data-held", site, hidden, live: 0 } as const;
      const format = { time: String, scores: String, since: "", isSeveral: false };
      const text = desk.shortWhy["data-held"]({ ...reason, decision: null }, format);
      return { subject: site ?? desk.service, reason: text, since };
    }
  }
}

import type { ServiceRecordView } from "#core/contract/service-record.ts";
import type { DeskMessages } from "#core/i18n/en/desk.ts";
import type { DeskRecordMessages } from "#core/i18n/en/staff-pages.ts";
import { formatMinutes } from "#core/lib/format-minutes.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";

/** Kind of a record, as a value of the filter by kind. */
export type RecordKind = keyof DeskRecordMessages["changes"]["records"]["kinds"];

/** Texts of a record; "" for a part that it does not have. */
interface ServiceRecordText {
  readonly kind: string;
  /** Host of a service, or site of held data. */
  readonly subject: string;
  /** Name of the record that is over. */
  readonly was: string;
  readonly now: string;
  readonly effect: string;
  /** Title of the affected tournament, or how many there are; the author if there is none. */
  readonly tournament: string;
}

/** Messages and times for the texts of a record. */
interface ServiceRecordFormat {
  readonly desk: DeskMessages;
  readonly messages: DeskRecordMessages["changes"]["records"];
  readonly venue: VenueFormat;
}

/** Returns the kind of a record. */
export function kindOfRecord({ type, isOver }: ServiceRecordView): RecordKind {
  return isOver ? `${type}-over` : type;
}

/** Formats what Matchdesk recorded about a service. */
export function describeServiceRecord(
  record: ServiceRecordView,
  format: ServiceRecordFormat,
): ServiceRecordText {
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
    tournament: others.length > 0 ? messages.tournaments(tournaments.length) : (only?.title ?? who),
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

import { useHandoverSummary } from "#web/api/desk.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useLastAbsence } from "./use-last-absence.ts";
import styles from "./handover-line.module.css";

/** Summary of changes during the user's absence, until dismissed. */
export function AbsenceSummary() {
  const { since, onSeen } = useLastAbsence();
  return since === null ? null : <HandoverSummary since={since} onSeen={onSeen} />;
}

function HandoverSummary({
  since,
  onSeen,
}: {
  readonly since: number;
  readonly onSeen: () => void;
}) {
  const { handover: messages } = useMessages("desk");
  const venue = useVenueFormat();
  const { data } = useHandoverSummary(new Date(since).toISOString());
  if (data === undefined) return null;
  const parts = [
    messages.results(data.results),
    ...(data.started > 0 ? [messages.started(data.started)] : []),
    ...(data.moved > 0 ? [messages.moved(data.moved)] : []),
    ...(data.corrected > 0 ? [messages.corrected(data.corrected)] : []),
    messages.open(data.open),
  ];
  return (
    <p className={styles["line"]}>
      <strong>{messages.since(venue.when(since))}:</strong> {parts.join(", ")}.{" "}
      <button type="button" onClick={onSeen}>
        {messages.dismiss}
      </button>
    </p>
  );
}

import { useHandover } from "#web/api/desk-attention.ts";
import { useVenue } from "#web/api/venue.ts";
import { useDeskWords } from "#web/i18n/desk-words.ts";
import { useAwaySince } from "./use-away-since.ts";
import styles from "./handover-line.module.css";

/** What happened since this person was here last, until they have seen it. */
export function HandoverLine() {
  const { since, onSeen } = useAwaySince();
  return since === null ? null : <Since since={since} onSeen={onSeen} />;
}

function Since({ since, onSeen }: { readonly since: number; readonly onSeen: () => void }) {
  const { handover: words } = useDeskWords();
  const venue = useVenue();
  const { data } = useHandover(new Date(since).toISOString());
  if (data === undefined) return null;
  const parts = [
    words.results(data.results),
    ...(data.started > 0 ? [words.started(data.started)] : []),
    ...(data.moved > 0 ? [words.moved(data.moved)] : []),
    ...(data.corrected > 0 ? [words.corrected(data.corrected)] : []),
    words.open(data.open),
  ];
  return (
    <p className={styles["line"]}>
      <strong>{words.since(venue.when(since))}:</strong> {parts.join(", ")}.{" "}
      <button type="button" onClick={onSeen}>
        {words.dismiss}
      </button>
    </p>
  );
}

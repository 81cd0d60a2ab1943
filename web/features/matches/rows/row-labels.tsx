import type { MatchView } from "#core/contract/match.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { FirstPageMessages } from "#core/i18n/en/first-page.ts";
import { useStaffFlags } from "#web/api/app-data-provider.tsx";
import { StatusLabel } from "#web/components/status-label.tsx";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { describeResultNotInScores } from "./describe-result-not-in-scores.ts";
import styles from "./match-row.module.css";

interface RowMarksProps {
  readonly match: MatchView;
  readonly venue: VenueFormat;
}

/** Labels at the end of a row: result, absence, conflict, unexpected lock, not started. */
export function RowLabels({ match, venue }: RowMarksProps) {
  const messages = useFirstPageMessages();
  const { conflict, unexpectedLock } = useStaffFlags();
  const { mark } = messages.match;
  const absence = describeAbsence(match, venue, messages);
  const result = describeResultNotInScores(match, messages);
  return (
    <span className={styles["marks"]}>
      {result !== null && <span className={styles["result"]}>{result}</span>}
      {absence !== null && <span className={styles["result"]}>{absence}</span>}
      {conflict.includes(match.key) && <StatusLabel tone="conflict">{mark.conflict}</StatusLabel>}
      {unexpectedLock.includes(match.key) && <StatusLabel tone="warn">{mark.locked}</StatusLabel>}
      {match.stateBy === "not-started" && !match.unresolved && (
        <StatusLabel tone="warn">{mark.notStarted}</StatusLabel>
      )}
    </span>
  );
}

function describeAbsence(
  match: MatchView,
  venue: VenueFormat,
  messages: FirstPageMessages,
): string | null {
  const { rowAbsence } = messages.match;
  if (match.absence === "withdrawn") return rowAbsence.withdrawn;
  if (match.unresolved) return rowAbsence.notPlayed;
  if (match.absence === "last-seen")
    return rowAbsence.lastSeen(venue.when(Date.parse(match.lastSeen)));
  return null;
}

import type { ReactNode } from "react";
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

/** End of a row: result, absence, and the most serious of conflict, unexpected lock, not started. */
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
      {renderLabel()}
    </span>
  );

  function renderLabel(): ReactNode {
    if (conflict.includes(match.key)) {
      return <StatusLabel tone="conflict">{mark.conflict}</StatusLabel>;
    }
    if (unexpectedLock.includes(match.key)) {
      return <StatusLabel tone="warn">{mark.locked}</StatusLabel>;
    }
    if (match.stateBy !== "not-started" || match.unresolved) return null;
    return (
      <span className={styles["notStarted"]}>
        <StatusLabel tone="warn">{mark.notStarted}</StatusLabel>
      </span>
    );
  }
}

/** Describes why a match is not in the latest lists or will not be played; `null` if neither. */
export function describeAbsence(
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

import type { MatchView } from "#core/contract/match.ts";
import type { StaffFlags } from "#core/contract/meta.ts";
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

/** End of a row: result, absence, and one label. */
export function RowLabels({ match, venue }: RowMarksProps) {
  const messages = useFirstPageMessages();
  const label = findMatchLabel(match, useStaffFlags(), messages);
  const absence = describeAbsence(match, venue, messages);
  const result = describeResultNotInScores(match, messages);
  return (
    <span className={styles["marks"]}>
      {result !== null && <span className={styles["result"]}>{result}</span>}
      {absence !== null && <span className={styles["result"]}>{absence}</span>}
      {label !== null && <StatusLabel tone={label.kind}>{label.text}</StatusLabel>}
    </span>
  );
}

/** Returns the most serious label of a match; `null` if it has none. */
export function findMatchLabel(
  { key, stateBy, unresolved }: MatchView,
  flags: StaffFlags,
  { match: { mark } }: FirstPageMessages,
): { readonly kind: "conflict" | "warn"; readonly text: string } | null {
  if (flags.conflict.includes(key)) return { kind: "conflict", text: mark.conflict };
  if (flags.doubleBooked.includes(key)) return { kind: "conflict", text: mark.doubleBooked };
  if (flags.unexpectedLock.includes(key)) return { kind: "warn", text: mark.locked };
  if (flags.runningLong.includes(key)) return { kind: "warn", text: mark.runningLong };
  const isLate = stateBy === "not-started" && unresolved === null;
  return isLate ? { kind: "warn", text: mark.notStarted } : null;
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

import type { ChangeView } from "#core/contract/change.ts";
import { useChangeLogPage } from "#web/api/changes.ts";
import { formatScoreList } from "#core/i18n/format-score.ts";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import { useVenueFormat } from "#web/api/venue.ts";
import { ChangeSummary } from "#web/features/matches/changes/change-summary.tsx";
import { groupChangesByTimeAndMatch } from "#web/features/matches/changes/group-changes-by-time-and-match.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { formatMoment } from "#web/kit/match/format-moment.ts";
import styles from "./match-panel.module.css";

/** Maximum number of changes, so that a match with endless corrections does not fill the page. */
const MAX_CHANGES = 100;

/** Loads the changes of a match since Matchdesk began to poll, newest first. */
export const useMatchHistory = (match: string) =>
  useChangeLogPage({ match, limit: MAX_CHANGES }, useIsStaff());

interface MatchHistoryListProps {
  /** Newest first. */
  readonly changes: readonly ChangeView[];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Changes of a match, newest first. */
export function MatchHistoryList({ changes, now }: MatchHistoryListProps) {
  const venue = useVenueFormat();
  return (
    <ol>
      {groupChangesByTimeAndMatch(changes).map((group) => (
        <li key={group[0].seq} className={styles["past"]}>
          <time dateTime={group[0].at}>{formatMoment(Date.parse(group[0].at), now, venue)}</time>
          <HistoryEntry changes={group} />
        </li>
      ))}
    </ol>
  );
}

/** Changes of one time: the score of a duel in a column of its own, then all others. */
function HistoryEntry({ changes }: { readonly changes: readonly ChangeView[] }) {
  const { match } = useFirstPageMessages();
  const score = changes.findLast(
    (change) => change.type === "score" && change.to.length <= 2 && !change.to.includes(null),
  );
  const others = changes.filter((change) => change !== score);
  return (
    <>
      <strong>{score?.type === "score" && formatScoreList(match.disqualified, score.to)}</strong>
      <span>
        <ChangeSummary changes={others} />
      </span>
    </>
  );
}

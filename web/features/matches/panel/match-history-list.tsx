import type { ChangeView } from "#core/contract/change.ts";
import { useChangeLogPage } from "#web/api/changes.ts";
import { formatScoreList } from "#core/i18n/format-score.ts";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import { useVenueFormat } from "#web/api/venue.ts";
import { ChangeSummary } from "#web/features/matches/changes/change-summary.tsx";
import { groupChangesByTimeAndMatch } from "#web/features/matches/changes/group-changes-by-time-and-match.ts";
import { Record } from "#web/kit/record/record.tsx";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { formatMoment } from "#web/kit/match/format-moment.ts";

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
  const { match } = useFirstPageMessages();
  return (
    <ol>
      {groupChangesByTimeAndMatch(changes).map((group) => {
        const { at, seq } = group[0];
        // The score of a duel has a column of its own.
        const score = group.findLast(
          (change) => change.type === "score" && change.to.length <= 2 && !change.to.includes(null),
        );
        return (
          <Record
            key={seq}
            form="history"
            lead={<time dateTime={at}>{formatMoment(Date.parse(at), now, venue)}</time>}
            kind={
              <strong>
                {score?.type === "score" && formatScoreList(match.disqualified, score.to)}
              </strong>
            }
            text={<ChangeSummary changes={group.filter((change) => change !== score)} />}
          />
        );
      })}
    </ol>
  );
}

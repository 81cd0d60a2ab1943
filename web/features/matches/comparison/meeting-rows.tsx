import type { MatchView } from "#core/contract/match.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { formatDateUnlessToday } from "#web/features/matches/panel/format-moment.ts";
import { MatchLink } from "#web/features/matches/rows/match-link.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { ResultCells } from "./result-cells.tsx";
import styles from "./meeting-rows.module.css";

interface MeetingRowsProps {
  readonly matches: readonly MatchView[];
  /** Key of the contestant whose score is first. */
  readonly first: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Matches of two contestants against each other: when, where and with which score. */
export function MeetingRows({ matches, first, now }: MeetingRowsProps) {
  const messages = useMessages("common");
  const venue = useVenueFormat();
  return (
    <ul className={styles["rows"]}>
      {matches.map((match) => {
        const [left, right] = match.slots;
        if (left === undefined || right === undefined) return null;
        const [own, opponent] = right.contestant?.key === first ? [right, left] : [left, right];
        const start = match.start === null ? null : Date.parse(match.start);
        return (
          <li key={match.key}>
            <MatchLink match={match} className={styles["row"]}>
              <span className={styles["when"]}>
                {start !== null && (formatDateUnlessToday(start, now, venue) || venue.time(start))}
              </span>
              <span className={styles["where"]}>
                <bdi dir="auto" translate="no">
                  {match.tournament.title}
                </bdi>
                {match.round !== null && (
                  <span className={styles["round"]}>
                    {" "}
                    {messages.match.roundName(match.round.name).medium}
                  </span>
                )}
              </span>
              {match.state === "upcoming" ? (
                <span className={styles["open"]}>{messages.match.state.upcoming}</span>
              ) : (
                <ResultCells match={match} own={own} opponent={opponent} />
              )}
            </MatchLink>
          </li>
        );
      })}
    </ul>
  );
}

import type { MatchView } from "#core/contract/match.ts";
import { isRanking } from "#core/lib/contest.ts";
import { getStart } from "#core/schedule/timed-match.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import styles from "./match-time.module.css";

/** Start of a match: "14:15", or struck out before the estimated one, "≈ 14:42". */
export function MatchTime({ match }: { readonly match: MatchView }) {
  const venue = useVenueFormat();
  const { match: texts } = useFirstPageMessages();
  const start = getStart(match);
  return (
    <>
      {start !== null &&
        (match.expected === null ? (
          venue.time(start)
        ) : (
          <s className={styles["listed"]}>{venue.time(start)}</s>
        ))}
      {match.expected !== null && (
        <b className={styles["expected"]}> ≈ {venue.time(Date.parse(match.expected))}</b>
      )}
      {isRanking(match) && (
        <span className={styles["of"]}> · {texts.ranked.of(match.slots.length)}</span>
      )}
    </>
  );
}

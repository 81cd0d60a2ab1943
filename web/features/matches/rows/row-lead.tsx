import type { MatchView } from "#core/contract/match.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { describeStart } from "./describe-start.ts";
import { movedFrom } from "./moved-from.ts";
import styles from "./match-row.module.css";

interface RowLeadProps {
  readonly match: MatchView;
  readonly now: number;
  readonly venue: VenueFormat;
  /** Event day that a heading above has said already; today's otherwise. */
  readonly saidDay?: string | undefined;
}

/** When a match is played and what it is called over a headset. */
export function RowLead({ match, now, venue, saidDay }: RowLeadProps) {
  const messages = useMessages();
  const when = describeStart(match, { now, venue, messages, saidDay });
  const before = movedFrom(match, now);
  const start = match.start === null ? null : Date.parse(match.start);
  const day = start === null || saidDay !== undefined ? "" : venue.whenDay(start);
  return (
    <>
      {start === null ? (
        <span className={styles["time"]} title={messages.match.time.unknown} />
      ) : (
        <time className={styles["time"]} dateTime={match.start ?? undefined}>
          {venue.time(start)}
        </time>
      )}
      <span className={styles["when"]} data-kind={before === null ? when?.kind : "moved"}>
        {before !== null && (
          <s>
            <span className="visually-hidden">{messages.match.time.movedFrom} </span>
            {venue.whenDay(Date.parse(before)) === day
              ? venue.time(Date.parse(before))
              : venue.when(Date.parse(before))}
          </s>
        )}
        {before !== null && day !== "" && <span className={styles["day"]}>{day}</span>}
        {before === null && when !== null && (
          <>
            {when.kind === "expected" && (
              <span className="visually-hidden">{messages.match.time.expected} </span>
            )}
            <span className={styles["short"]}>{when.text}</span>
            <span className={styles["long"]}>{when.long}</span>
          </>
        )}
      </span>
      <span className={styles["code"]}>{match.code}</span>
    </>
  );
}

import type { MatchView } from "#core/contract/match.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { describeDay, describeStart } from "./describe-start.ts";
import { findPreviousStart } from "./find-previous-start.ts";
import styles from "./match-row.module.css";

interface RowLeadProps {
  readonly match: MatchView;
  readonly now: number;
  readonly venue: VenueFormat;
  /** Event day shown by a heading above; absent if there is none. */
  readonly headingDay?: string | undefined;
}

export function RowStartAndCode({ match, now, venue, headingDay }: RowLeadProps) {
  const messages = useFirstPageMessages();
  const when = describeStart(match, { now, venue, messages, headingDay });
  const previousStart = findPreviousStart(match, now);
  const start = match.start === null ? null : Date.parse(match.start);
  const day = start === null ? "" : describeDay(start, headingDay, venue);
  return (
    <>
      {start === null ? (
        <span className={styles["time"]} title={messages.match.time.unknown} />
      ) : (
        <time className={styles["time"]} dateTime={match.start ?? undefined}>
          {venue.time(start)}
        </time>
      )}
      <span className={styles["when"]} data-kind={when?.kind}>
        {previousStart !== null && (
          <s>
            <span className="visually-hidden">{messages.match.time.movedFrom} </span>
            {describeDay(Date.parse(previousStart), headingDay, venue) === day
              ? venue.time(Date.parse(previousStart))
              : venue.when(Date.parse(previousStart))}
          </s>
        )}
        {previousStart !== null && day !== "" && <span className={styles["day"]}>{day}</span>}
        {previousStart === null && when !== null && (
          <>
            {when.kind === "expected" && (
              <span className="visually-hidden">{messages.match.time.expected} </span>
            )}
            {when.text}
          </>
        )}
      </span>
      <span className={styles["code"]} translate="no">
        {match.code}
      </span>
    </>
  );
}

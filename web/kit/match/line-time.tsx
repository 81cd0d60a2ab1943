import type { MatchView } from "#core/contract/match.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { describeDay, describeStart, findPreviousStart } from "./describe-start.ts";
import styles from "./line-time.module.css";

/** What the lines of a list have in common. */
export interface LineTimes {
  /** Milliseconds since the epoch; 0 for an ended match, so that time does not render it again. */
  readonly now: number;
  readonly venue: VenueFormat;
  /** Event day of the heading above; absent if there is none. */
  readonly headingDay?: string | undefined;
}

interface LineTimeProps extends LineTimes {
  readonly match: MatchView;
  /** Whether it has been live for longer than usual. */
  readonly isLong: boolean;
}

/** Start of a match and what it is relative to now, or the start before a move. */
export function LineTime({ match, now, venue, headingDay, isLong }: LineTimeProps) {
  const messages = useFirstPageMessages();
  const { time } = messages.match;
  const when = describeStart(match, { now, venue, headingDay, messages });
  const start = match.start === null ? null : Date.parse(match.start);
  const previous = start === null ? null : findPreviousStart(match, now);
  const day = start === null ? "" : describeDay(start, headingDay, venue);
  const old = previous === null || start === null ? "" : formatOldStart(previous, start, venue);
  return (
    <>
      {start === null ? (
        <span className={styles["time"]} title={time.unknown} />
      ) : (
        <time className={styles["time"]} dateTime={match.start ?? undefined}>
          {venue.time(start)}
        </time>
      )}
      <span className={styles["when"]} data-kind={isLong ? "late" : when?.kind}>
        {old !== "" && when?.kind !== "day" ? (
          <s>
            <span className="visually-hidden">{time.movedFrom} </span>
            {old}
          </s>
        ) : (
          when !== null && (
            <>
              {when.kind === "expected" && (
                <span className="visually-hidden">{time.expected} </span>
              )}
              {when.text}
            </>
          )
        )}
      </span>
      {/* Paper has no text that is true for a minute only, but the date. */}
      {day !== "" && when?.kind !== "day" && <span className={styles["date"]}>{day}</span>}
    </>
  );
}

/** Formats the start before a move: its time, of another day its date. */
function formatOldStart(previous: string, start: number, venue: VenueFormat): string {
  const at = Date.parse(previous);
  return venue.dayKey(at) === venue.dayKey(start) ? venue.time(at) : venue.date(at);
}

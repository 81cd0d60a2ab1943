import { useStaffFlags } from "#web/api/app-data-provider.tsx";
import { StationSign } from "#web/kit/station-sign.tsx";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { describeAbsence, describeResultNotInScores, findMatchLabel } from "./describe-row-end.ts";
import { describeDay, describeStart } from "./describe-start.ts";
import { findPreviousStart } from "./find-previous-start.ts";
import type { MatchRowProps } from "./match-row.tsx";
import styles from "./match-row.module.css";

/** Begin of a row: start, what there is to say about it, and code. */
export function RowStartAndCode({ match, now, venue, headingDay }: MatchRowProps) {
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

/** End of a row: station unless the match has ended, result, absence, and one label. */
export function RowEnd({ match, venue }: Pick<MatchRowProps, "match" | "venue">) {
  const messages = useFirstPageMessages();
  const { station, state } = match;
  const label = findMatchLabel(match, useStaffFlags(), messages);
  const absence = describeAbsence(match, venue, messages);
  const result = describeResultNotInScores(match, messages);
  return (
    <>
      {station !== null && state !== "ended" && (
        <span className={styles["station"]}>
          <span className="visually-hidden"> {messages.match.station} </span>
          <StationSign station={station} />
        </span>
      )}
      <span className={styles["marks"]}>
        {result !== null && <span className={styles["result"]}>{result}</span>}
        {absence !== null && <span className={styles["result"]}>{absence}</span>}
        {label !== null && <StatusLabel tone={label.kind}>{label.text}</StatusLabel>}
      </span>
    </>
  );
}

import type { MatchView } from "#core/contract/match.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { useWords } from "#web/hooks/words.ts";
import { describeWhen } from "./describe-when.ts";
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
  const words = useWords();
  const when = describeWhen(match, { now, venue, words, saidDay });
  const before = movedFrom(match, now);
  return (
    <>
      {match.start === null ? (
        <span className={styles["time"]} title={words.match.time.unknown} />
      ) : (
        <time className={styles["time"]} dateTime={match.start}>
          {venue.time(Date.parse(match.start))}
        </time>
      )}
      <span className={styles["when"]} data-kind={before === null ? when?.kind : "moved"}>
        {before !== null && (
          <s>
            <span className="visually-hidden">{words.match.time.movedFrom} </span>
            {venue.time(Date.parse(before))}
          </s>
        )}
        {before === null && when !== null && (
          <>
            {when.kind === "expected" && (
              <span className="visually-hidden">{words.match.time.expected} </span>
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

import { memo } from "react";
import type { MatchView } from "#core/contract/match.ts";
import { isRanking } from "#core/lib/contest.ts";
import { formatMinutes } from "#core/lib/format-minutes.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import type { Clash } from "#core/schedule/clashes.ts";
import { getStart } from "#core/schedule/timed-match.ts";
import { useStaffFlags } from "#web/api/app-data-provider.tsx";
import { useVenueFormat } from "#web/api/venue.ts";
import { Flag } from "#web/kit/flag.tsx";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { StationSign } from "#web/kit/station-sign.tsx";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { MatchLink } from "#web/kit/match-link.tsx";
import { SideScore } from "#web/features/matches/rows/side-score.tsx";
import type { Side } from "#core/side/sides.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useTwoSides } from "#web/pages/schedule/use-two-sides.ts";
import styles from "./schedule-row.module.css";

interface ScheduleRowProps {
  readonly match: MatchView;
  /** In milliseconds; `null` if the typical duration or the start is unknown. */
  readonly usualEnd: number | null;
  /** Minutes since the start, if it is live for longer than usual; else `null`. */
  readonly elapsed: number | null;
  /** Whether a missing station is worth a remark, because other matches of the day have one. */
  readonly needsStation: boolean;
  readonly clash: Clash["kind"] | null;
  /** Date, if it is another than that of the page and of the row before; else "". */
  readonly date: string;
  /** Whether it is the first row of its start, which shows the time. */
  readonly isFirst: boolean;
}

/** A match with its start and station on one line; on a phone on two. */
export const ScheduleRow = memo(function ScheduleRow(props: ScheduleRowProps) {
  const { match, date, isFirst } = props;
  const messages = useFirstPageMessages();
  const texts = useMessages("schedule");
  const venue = useVenueFormat();
  const start = getStart(match);
  const [left, right] = useTwoSides(match);
  return (
    <li className={styles["item"]} data-first={isFirst || undefined}>
      <MatchLink match={match} className={styles["row"]}>
        <span className={styles["time"]}>
          {/* Rows of the same start are separate lists for a screen reader. */}
          <span className={isFirst ? undefined : styles["same"]}>
            {start === null ? messages.match.time.unfixed : venue.time(start)}
          </span>
        </span>
        <span className={styles["sign"]}>
          {match.station === null ? (
            <span className={styles["none"]} title={texts.withoutStation} />
          ) : (
            <StationSign station={match.station} />
          )}
        </span>
        <span className={styles["code"]} translate="no">
          {match.code}
        </span>
        {left !== undefined && <Side side={left} match={match} place="left" />}
        {match.state === "upcoming" && (
          <span className={styles["versus"]}>{messages.match.versus}</span>
        )}
        {right !== undefined && <Side side={right} match={match} place="right" />}
        <span className={styles["end"]}>
          <RowEnd {...props} />
          {date !== "" && <b className={styles["date"]}>{date}</b>}
        </span>
      </MatchLink>
    </li>
  );
});

interface SideProps {
  readonly side: Side;
  readonly match: MatchView;
  readonly place: "left" | "right";
}

function Side({ side, match, place }: SideProps) {
  const { name, country, standing } = side;
  return (
    <>
      <span className={styles[`${place}Name`]}>
        <ContestantName
          name={name}
          country={country}
          standing={standing}
          lean={place === "left" ? "end" : "start"}
        />
      </span>
      <span className={styles[`${place}Flag`]}>
        {country !== "" && <Flag country={side.country} />}
      </span>
      {match.state !== "upcoming" && (
        <span className={styles[`${place}Score`]}>
          <SideScore side={side} live={isLiveAndListed(match)} />
        </span>
      )}
    </>
  );
}

/** One label, else one fact: "Conflict", "2 h 22", "≈ 14:42", "of 4", "no station", "to 14:48". */
function RowEnd({ match, usualEnd, elapsed, needsStation, clash }: ScheduleRowProps) {
  const messages = useFirstPageMessages();
  const texts = useMessages("schedule");
  const venue = useVenueFormat();
  const { conflict } = useStaffFlags();
  const { mark, ranked } = messages.match;
  if (conflict.includes(match.key)) {
    return <StatusLabel tone="conflict">{mark.conflict}</StatusLabel>;
  }
  if (clash !== null) return <StatusLabel tone="warn">{texts.clash[clash]}</StatusLabel>;
  if (elapsed !== null) return <StatusLabel tone="warn">{formatMinutes(elapsed)}</StatusLabel>;
  if (match.expected !== null) {
    return (
      <b className={styles["expected"]}>
        <span className="visually-hidden">{messages.match.time.expected} </span>≈{" "}
        {venue.time(Date.parse(match.expected))}
      </b>
    );
  }
  if (match.stateBy === "not-started") {
    return <StatusLabel tone="warn">{mark.notStarted}</StatusLabel>;
  }
  if (isRanking(match)) return ranked.of(match.slots.length);
  if (needsStation && match.state === "upcoming" && match.station === null) {
    return texts.withoutStation;
  }
  if (match.state === "ended" || usualEnd === null) return null;
  return texts.to(venue.time(usualEnd));
}

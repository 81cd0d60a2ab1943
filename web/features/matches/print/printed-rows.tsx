import type { MatchView } from "#core/contract/match.ts";
import { formatContestants } from "#core/i18n/format-contestants.ts";
import { isRanking } from "#core/lib/contest.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { PrintedStation } from "#web/kit/printed-station.tsx";
import { describeDay } from "#web/features/matches/rows/describe-start.ts";
import {
  describeAbsence,
  describeResultNotInScores,
} from "#web/features/matches/rows/describe-row-end.ts";
import { createDuelSides, createRankedSides, type Side } from "#core/side/sides.ts";
import { useMessages } from "#web/i18n/use-messages.ts";

import styles from "./printed-rows.module.css";

interface PrintedRowsProps {
  readonly matches: readonly MatchView[];
  /** Event day of the heading above; `null` if there is none. */
  readonly headingDay: string | null;
  /** Whether rows also have the best-of, the station and what the scores do not show. */
  readonly isDetailed?: boolean;
}

/** Matches on paper: a line each, with boxes for the scores. */
export function PrintedRows({ matches, ...props }: PrintedRowsProps) {
  return (
    <ul>
      {matches.map((match) => (
        <Row key={match.key} match={match} {...props} />
      ))}
    </ul>
  );
}

interface RowProps extends Omit<PrintedRowsProps, "matches"> {
  readonly match: MatchView;
}

function Row({ match, headingDay, isDetailed = false }: RowProps) {
  const { match: messages } = useMessages("common");
  const venue = useVenueFormat();
  const { bestOf, code } = match;
  // With a date only, there is no time of day.
  const start =
    match.start === null || match.startDate !== undefined ? null : Date.parse(match.start);
  const day = start === null ? "" : describeDay(start, headingDay ?? undefined, venue);
  return (
    <li className={styles["row"]} data-detailed={isDetailed || undefined}>
      <span className={styles["start"]}>
        {start !== null && <b>{venue.time(start)}</b>}
        {day !== "" && <small>{day}</small>}
      </span>
      <span className={styles["code"]} translate="no">
        {code}
        {isDetailed && bestOf !== null && bestOf > 1 && <small>{messages.bestOf(bestOf)}</small>}
      </span>
      {isRanking(match) ? <Ranking match={match} /> : <Duel match={match} />}
      {isDetailed && <End match={match} />}
    </li>
  );
}

/** Contestants of a match of more than two: by rank with their scores, before the match their names. */
function Ranking({ match }: Pick<RowProps, "match">) {
  const messages = useMessages("common");
  const sides = createRankedSides(match, messages);
  const isRanked = sides.some(({ place }) => place !== "");
  return (
    <span className={styles["ranking"]}>
      {isRanked
        ? sides.map(({ key, place, name, score }, index) => (
            <span key={key ?? index}>
              {place} <bdi dir="auto">{name}</bdi> <b>{score}</b>
            </span>
          ))
        : formatContestants(
            sides.map(({ name, standing }) => ({ name, isOpen: standing === "open" })),
            messages,
          )}
    </span>
  );
}

function Duel({ match }: Pick<RowProps, "match">) {
  const messages = useMessages("common");
  const [left, right] = createDuelSides(match, messages);
  const isLive = isLiveAndListed(match);
  return (
    <>
      <Name side={left} isLeft />
      <Box side={left} isLive={isLive} />
      <Box side={right} isLive={isLive} />
      <Name side={right} isLeft={false} />
    </>
  );
}

function Name({ side, isLeft }: { readonly side: Side; readonly isLeft: boolean }) {
  return (
    <bdi
      dir="auto"
      className={styles["name"]}
      data-left={isLeft || undefined}
      data-open={side.standing === "open" || undefined}
    >
      {side.name}
    </bdi>
  );
}

/** A score; without one, room for it. */
function Box({ side, isLive }: { readonly side: Side; readonly isLive: boolean }) {
  return (
    <span
      className={styles["box"]}
      data-live={isLive || undefined}
      data-won={side.standing === "winner" || undefined}
    >
      {side.score}
    </span>
  );
}

function End({ match }: Pick<RowProps, "match">) {
  const messages = useMessages("common");
  const venue = useVenueFormat();
  const { station, stateBy, unresolved } = match;
  const isLate = stateBy === "not-started" && unresolved === null;
  return (
    <span className={styles["end"]}>
      <small>
        {isLate
          ? messages.match.mark.notStarted
          : (describeResultNotInScores(match, messages) ?? describeAbsence(match, venue, messages))}
      </small>
      {station !== null && <PrintedStation station={station} size="small" />}
    </span>
  );
}

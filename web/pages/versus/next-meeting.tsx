import type { MatchView } from "#core/contract/match.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { ResultCells } from "#web/kit/match/result-cells.tsx";
import { useStakes } from "#web/features/matches/panel/use-stakes.ts";
import { describeStart } from "#web/kit/match/describe-start.ts";
import { formatStart } from "#web/kit/match/describe-start.ts";
import { MatchLink } from "#web/kit/match-link.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "./next-meeting.module.css";

/** The match that two contestants play now or next against each other, and what it decides. */
export function NextMeeting({ match }: { readonly match: MatchView }) {
  const messages = useMessages("common");
  const { versus, facts } = useMessages("matchPage");
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const { stakes } = useStakes(match, undefined);
  const [left, right] = match.slots;
  const isLive = match.state === "live";
  const start = match.start === null ? null : Date.parse(match.start);
  const described = describeStart(match, { now, venue, messages });
  const details = [
    start === null ? messages.match.time.unknown : venue.whenDay(start),
    described === null || described.kind === "day" ? "" : formatStart(described, messages),
    match.station === null ? "" : facts.stationValue(match.station),
  ];
  const winnerLines = new Set(stakes.map(({ lines }) => lines[0]?.text ?? ""));
  const [forWinner = ""] = winnerLines;
  return (
    <section className={styles["band"]} aria-label={isLive ? versus.meetNow : versus.meetNext}>
      <p className={styles["what"]}>
        <span className={styles["title"]}>{isLive ? versus.meetNow : versus.meetNext}</span>
        <strong>
          {match.round === null ? match.code : messages.match.roundName(match.round.name).medium}
        </strong>
        <span>
          {match.code}
          {match.bestOf !== null && ` · ${messages.match.bestOf(match.bestOf)}`}
        </span>
      </p>
      {isLive && left !== undefined && right !== undefined ? (
        <p className={styles["live"]}>
          <StatusLabel tone="live">{messages.match.mark.live}</StatusLabel>
          {(left.score !== null || left.scoreText) && (
            <ResultCells match={match} own={left} opponent={right} />
          )}
        </p>
      ) : (
        start !== null && <time className={styles["start"]}>{venue.time(start)}</time>
      )}
      <p className={styles["details"]}>{details.filter((part) => part !== "").join(" · ")}</p>
      {winnerLines.size === 1 && forWinner !== "" && (
        <p className={styles["stakes"]}>
          <b>{versus.forWinner}</b> {forWinner}
        </p>
      )}
      <MatchLink match={match} className={styles["show"]}>
        {versus.showMatch}
      </MatchLink>
    </section>
  );
}

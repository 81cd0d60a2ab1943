import type { ReactNode } from "react";
import type { MatchView } from "#core/contract/match.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { createSides } from "#core/side/sides.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { StationSign } from "#web/kit/station-sign.tsx";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { Text } from "#web/kit/text.tsx";
import { ResultCells } from "./result-cells.tsx";
import styles from "./match-band.module.css";

interface MatchBandProps {
  /** The match; `null` while it is not listed. */
  readonly match: MatchView | null;
  /** "Next match" */
  readonly label: string;
  readonly round: ReactNode;
  /** Code and best-of. */
  readonly facts: ReactNode;
  /** Time since the start or until it: "32 min", "in 20 h"; "" if unknown. */
  readonly when: string;
  readonly isLate: boolean;
  /** Key of the contestant whose score is first. */
  readonly first: string;
  /** The opponent; absent if both are known. */
  readonly opponent?: ReactNode;
  /** What the results lead to, and links. */
  readonly children: ReactNode;
}

/** The live or next match of a contestant or of two: what, when, against whom, where, and what follows. */
export function MatchBand(props: MatchBandProps) {
  const { match, label, round, facts, when, isLate, first, opponent, children } = props;
  const { mark, time, station } = useMessages("common").match;
  const isLive = match !== null && isLiveAndListed(match);
  return (
    <section className={styles["band"]} aria-label={label}>
      <p className={styles["what"]}>
        {isLive ? (
          <span className="row">
            <StatusLabel tone="live">{mark.live}</StatusLabel>
            <Text tone="plain" strong>
              {when}
            </Text>
          </span>
        ) : (
          <span>{label}</span>
        )}
        <Text as="b" type="minor" tone="plain">
          {round}
        </Text>
        <span>{facts}</span>
      </p>
      {match === null || match.start === null ? (
        <p>{when === "" ? time.unknown : when}</p>
      ) : (
        <Start match={match} start={match.start} when={when} isLate={isLate} first={first} />
      )}
      <div className={styles["opponent"]}>{opponent}</div>
      {match !== null && match.station !== null && (
        <p className={styles["station"]}>
          <span>{station}</span>
          <StationSign station={match.station} size="large" tone="strong" />
        </p>
      )}
      <div className={styles["outcomes"]}>{children}</div>
    </section>
  );
}

interface StartProps extends Pick<MatchBandProps, "when" | "isLate" | "first"> {
  readonly match: MatchView;
  readonly start: string;
}

/** Scores of a live match; the start of another, with its date. */
function Start({ match, start, when, isLate, first }: StartProps) {
  const messages = useMessages("common");
  const venue = useVenueFormat();
  const at = Date.parse(start);
  const [own, opponent] = createSides(match, messages, first).flatMap(({ slot }) => slot ?? []);
  const hasScores =
    match.slots.length === 2 &&
    match.slots.some(({ score, scoreText }) => score !== null || scoreText);
  if (match.state === "live" && hasScores && own !== undefined && opponent !== undefined) {
    return <ResultCells match={match} own={own} opponent={opponent} />;
  }
  const parts = [venue.date(at), match.state === "live" ? "" : when];
  return (
    <p className={styles["start"]}>
      <Text as="time" type="figure" tone="plain" dateTime={start}>
        {venue.time(at)}
      </Text>
      <Text tone={isLate ? "warn" : "soft"}>{parts.filter((part) => part !== "").join(" · ")}</Text>
    </p>
  );
}

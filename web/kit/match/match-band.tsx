import type { ReactNode } from "react";
import type { MatchView } from "#core/contract/match.ts";
import { nameRoundOrGroup } from "#core/i18n/name-match.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { RoundName } from "#core/model/derived-match.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { MatchLink } from "#web/kit/match-link.tsx";
import { describeStart, formatStart } from "./describe-start.ts";
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
  /** Facts about a match that is not listed. */
  readonly unlisted?: { readonly code: string; readonly round: RoundName } | undefined;
  /** "Next match" */
  readonly label: string;
  /** Key of the contestant whose score is first. */
  readonly first: string;
  /** The opponent; absent if both are known. */
  readonly opponent?: ReactNode;
  /** What the results lead to, and links. */
  readonly children: ReactNode;
}

/** The live or next match of a contestant or of two: what, when, against whom, where, and what follows. */
export function MatchBand(props: MatchBandProps) {
  const { match, unlisted, label, first, opponent, children } = props;
  const messages = useMessages("common");
  const { mark, time, station, bestOf: formatBestOf, roundName } = messages.match;
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const start = match === null ? null : describeStart(match, { now, venue, messages });
  const isRelative = start !== null && (start.kind !== "day" || match?.start === null);
  const when = isRelative ? formatStart(start, messages) : "";
  const bestOf = match?.bestOf ? formatBestOf(match.bestOf) : "";
  const code = <span translate="no">{match === null ? unlisted?.code : match.code}</span>;
  return (
    <section className={styles["band"]} aria-label={label}>
      <p className={styles["what"]}>
        {match !== null && isLiveAndListed(match) ? (
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
          {match !== null && nameRoundOrGroup(match, messages)}
          {unlisted !== undefined && roundName(unlisted.round).medium}
        </Text>
        <span>
          {match?.code ? <MatchLink match={match}>{code}</MatchLink> : code}
          {match?.code && bestOf !== "" && " · "}
          {bestOf}
        </span>
      </p>
      {match === null || match.start === null ? (
        <p>{when === "" ? time.unknown : when}</p>
      ) : (
        <Start
          match={match}
          start={match.start}
          when={when}
          isLate={start?.kind === "late"}
          first={first}
        />
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

interface StartProps {
  readonly match: MatchView;
  readonly start: string;
  /** Time since the start or until it: "32 min", "in 20 h"; "" if unknown. */
  readonly when: string;
  readonly isLate: boolean;
  readonly first: string;
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

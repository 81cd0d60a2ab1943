import {
  countRoad,
  findLevelResult,
  resultOf,
  type RoadStep,
  type SharedOpponent,
  type WonOf,
} from "#core/contestants/road.ts";
import type { MatchView } from "#core/contract/match.ts";
import { nameRoundOrGroup } from "#core/i18n/name-match.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { Flag } from "#web/kit/flag.tsx";
import { MatchLink } from "#web/kit/match-link.tsx";
import { Parts } from "#web/kit/text.tsx";
import { formatDateUnlessToday } from "./format-moment.ts";
import { ResultCells } from "./result-cells.tsx";
import { RoadLine, RoadLines } from "./road-lines.tsx";
import styles from "./comparison-parts.module.css";

interface MeetingsProps {
  /** Matches of two contestants against each other. */
  readonly matches: readonly MatchView[];
  /** Key of the contestant whose score is first. */
  readonly left: string;
}

/** Matches of two contestants against each other: when, where and with which result. */
export function Meetings({ matches, left }: MeetingsProps) {
  const { match: messages } = useMessages("common");
  const describe = useDescribePart();
  return (
    <RoadLines>
      {matches.map((match) => {
        const [first, second] = match.slots;
        if (first === undefined || second === undefined) return null;
        const [own, opponent] = second.contestant?.key === left ? [second, first] : [first, second];
        return (
          <RoadLine
            key={match.key}
            link={match}
            lead={<Parts parts={describe(match)} />}
            name={
              <bdi dir="auto" translate="no">
                {match.tournament.title}
              </bdi>
            }
            scores={
              match.state !== "upcoming" && (
                <ResultCells match={match} own={own} opponent={opponent} />
              )
            }
            note={describeResult(match, own, opponent)}
          />
        );
      })}
    </RoadLines>
  );

  function describeResult(
    match: MatchView,
    own: MatchView["slots"][number],
    opponent: MatchView["slots"][number],
  ): string {
    const { result, state } = messages;
    if (match.state !== "ended") return state[match.state];
    const outcome = resultOf(match, own);
    if (outcome === null) return result.unknownShort;
    if (outcome === "drawn") return result.draw;
    const name = (outcome === "won" ? own : opponent).contestant?.name ?? "";
    const isLevel = findLevelResult({ own, opponent, result: outcome }) !== null;
    return isLevel ? result.advanced(name) : result.won(name);
  }
}

/** Returns a function that lists round or group, and date of a match. */
function useDescribePart(): (match: MatchView) => readonly string[] {
  const messages = useMessages("common");
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  return (match) => [
    nameRoundOrGroup(match, messages),
    match.start === null ? "" : formatDateUnlessToday(Date.parse(match.start), now, venue),
  ];
}

interface SameOpponentsProps {
  /** Newest first, as are the matches against each. */
  readonly shared: readonly SharedOpponent<MatchView>[];
}

/** Results of two contestants against the same opponents, oldest first, own score first. */
export function SameOpponents({ shared }: SameOpponentsProps) {
  return (
    <ul className={styles["box"]}>
      {shared.toReversed().map(({ opponent: { key, name, country }, left, right }) => (
        <li key={key} className={styles["line"]}>
          <Results steps={left} />
          <span className={styles["label"]}>
            <Flag country={country} />
            <ContestantName name={name} country={country} standing="winner" />
          </span>
          <Results steps={right} />
        </li>
      ))}
    </ul>
  );
}

/** Matches against one opponent: scores, round and date, and the tournament if there is room. */
function Results({ steps }: { readonly steps: readonly RoadStep<MatchView>[] }) {
  const { road } = useMessages("contestant");
  const describe = useDescribePart();
  return (
    <div className={styles["side"]}>
      {steps.toReversed().map(({ match, own, opponent, result }) => {
        const level = findLevelResult({ own, opponent, result });
        return (
          <MatchLink key={match.key} match={match} className={styles["result"]}>
            <bdi dir="auto" translate="no" className={styles["tournament"]}>
              {match.tournament.title}
            </bdi>
            <span className={styles["part"]}>
              <Parts parts={[...describe(match), level === null ? "" : road.advanced[level]]} />
            </span>
            <ResultCells match={match} own={own} opponent={opponent} />
          </MatchLink>
        );
      })}
    </div>
  );
}

interface SharesProps {
  /** Road of the left contestant in the tournament of both. */
  readonly left: readonly RoadStep<MatchView>[];
  readonly right: readonly RoadStep<MatchView>[];
}

/** Shares of matches, games and deciding games that each contestant won in one tournament. */
export function Shares({ left, right }: SharesProps) {
  const { versus } = useMessages("matchPage");
  const [ofLeft, ofRight] = [countRoad(left), countRoad(right)];
  const lines: readonly (readonly [string, WonOf | null, WonOf | null])[] = [
    [versus.matchesWon, ofLeft.matches, ofRight.matches],
    [versus.gamesWon, ofLeft.games, ofRight.games],
    [versus.decidingGamesWon, ofLeft.decidingGames, ofRight.decidingGames],
  ];
  return (
    <dl className={styles["box"]}>
      {lines.map(([label, one, other]) => {
        if (one === null || other === null || one.of === 0 || other.of === 0) return null;
        return (
          <div key={label} className={styles["line"]}>
            <dt className={styles["label"]}>{label}</dt>
            <Share figure={one} isBetter={shareOf(one) >= shareOf(other)} />
            <Share figure={other} isBetter={shareOf(other) >= shareOf(one)} />
          </div>
        );
      })}
    </dl>
  );
}

function Share({ figure, isBetter }: { readonly figure: WonOf; readonly isBetter: boolean }) {
  const { words } = useMessages("common");
  const share = shareOf(figure);
  return (
    <dd className={styles["share"]} data-better={isBetter || undefined}>
      <span className={styles["figure"]}>{words.partOf(figure.won, figure.of)}</span>
      <span className={styles["track"]} aria-hidden="true">
        {share > 0 && <span className={styles["bar"]} style={{ width: `${share * 100}%` }} />}
      </span>
    </dd>
  );
}

function shareOf({ won, of }: WonOf): number {
  return of === 0 ? 0 : won / of;
}

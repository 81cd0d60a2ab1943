import { Link } from "#web/routing/routing.tsx";
import type { MatchView } from "#core/contract/match.ts";
import {
  countRoad,
  type RoadStep,
  type SharedOpponent,
  type WonOf,
} from "#core/contestants/road.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { formatScores } from "#core/i18n/format-score.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { Flag } from "#web/kit/flag.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import type { ComparedSide, Comparison } from "#web/features/matches/comparison/use-comparison.ts";
import { RoadRows } from "#web/features/matches/comparison/road-rows.tsx";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "./head-to-head.module.css";
import { useVenueFormat } from "#web/api/venue.ts";
import { formatDateUnlessToday } from "#web/features/matches/panel/format-moment.ts";
import { MatchLink } from "#web/kit/match-link.tsx";
import { ResultCells } from "#web/features/matches/comparison/result-cells.tsx";

interface HeadToHeadProps {
  readonly left: ComparedSide;
  readonly right: ComparedSide;
  /** Other matches of the two against each other, newest first. */
  readonly meetings: readonly MatchView[];
  readonly shared: readonly SharedOpponent<MatchView>[];
}

/** Matches of both contestants against each other, or else against the same opponents. */
export function HeadToHead({ left, right, meetings, shared }: HeadToHeadProps) {
  const { record } = useMessages("matchPage");
  return (
    <section>
      <SectionHeading
        aside={
          <Link to="/versus/$a/$b" params={{ a: left.key, b: right.key }} search={{ open: "" }}>
            {record.compare}
          </Link>
        }
      >
        {record.headToHead}
      </SectionHeading>
      {meetings.length > 0 ? (
        <MeetingRows matches={meetings} first={left.key} />
      ) : (
        <p className={styles["note"]}>{record.neverMetBefore}</p>
      )}
      {(shared.length > 0 || left.road.length + right.road.length > 0) && (
        <ComparedRecords left={left} right={right} shared={shared} />
      )}
    </section>
  );
}

type ComparedRecordsProps = Pick<HeadToHeadProps, "left" | "right" | "shared">;

/** Table of the results against the same opponents and of the records in this tournament. */
function ComparedRecords({ left, right, shared }: ComparedRecordsProps) {
  const { record } = useMessages("matchPage");
  const figures = [countRoad(left.road), countRoad(right.road)];
  const games = figures.map((each) => each.games);
  return (
    <table className={styles["table"]}>
      <thead>
        <tr>
          <th scope="col">{shared.length > 0 && record.sameOpponents}</th>
          {[left, right].map(({ key, name }) => (
            <th key={key} scope="col">
              <ContestantName name={name} country="" lean="end" />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shared.map(({ opponent, ...results }) => (
          <tr key={opponent.key}>
            <th scope="row">
              <span className={styles["opponent"]}>
                <Flag country={opponent.country} />
                <ContestantName name={opponent.name} country={opponent.country} />
              </span>
            </th>
            <td>
              <Results steps={results.left} />
            </td>
            <td>
              <Results steps={results.right} />
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">{record.wonLost}</th>
          {figures.map(({ matches: { won, lost } }, index) => (
            <td key={index === 0 ? "left" : "right"}>{`${won}, ${lost}`}</td>
          ))}
        </tr>
        {games.every((each) => each !== null) && (
          <tr>
            <th scope="row">{record.games}</th>
            {games.map((each, index) => (
              <td key={index === 0 ? "left" : "right"}>{formatWonLost(each)}</td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}

function formatWonLost({ won, of }: WonOf): string {
  return `${won}–${of - won}`;
}

/** Scores against one opponent, own score first, oldest first; those of wins are strong. */
function Results({ steps }: { readonly steps: readonly RoadStep<MatchView>[] }) {
  const messages = useFirstPageMessages();
  return steps.toReversed().map(({ match, own, opponent, result }, index) => (
    <span key={match.key}>
      {index > 0 && ", "}
      <span data-won={result === "won" || undefined}>
        {formatScores(messages, [own, opponent])}
      </span>
    </span>
  ));
}

/** Matches of both contestants in this tournament before this match, newest first. */
export function Roads({ sides }: Pick<Comparison, "sides">) {
  const { record } = useMessages("matchPage");
  const known = sides.flatMap((side) => side ?? []);
  if (known.every(({ road }) => road.length === 0)) return null;
  return (
    <section>
      <SectionHeading aside={record.ownScoreFirst}>{record.roads}</SectionHeading>
      <div className={styles["roads"]}>
        {known.map(({ key, name, road }) => (
          <div key={key}>
            <h3 className={styles["name"]}>
              <ContestantName name={name} country="" standing="winner" />
            </h3>
            {road.length === 0 ? (
              <p className={styles["note"]}>{record.noRoad}</p>
            ) : (
              <RoadRows road={road.toReversed()} />
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

interface MeetingRowsProps {
  readonly matches: readonly MatchView[];
  /** Key of the contestant whose score is first. */
  readonly first: string;
}

/** Matches of two contestants against each other: when, where and with which score. */
function MeetingRows({ matches, first }: MeetingRowsProps) {
  const messages = useMessages("common");
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  return (
    <ul className={styles["rows"]}>
      {matches.map((match) => {
        const [left, right] = match.slots;
        if (left === undefined || right === undefined) return null;
        const [own, opponent] = right.contestant?.key === first ? [right, left] : [left, right];
        const start = match.start === null ? null : Date.parse(match.start);
        return (
          <li key={match.key}>
            <MatchLink match={match} className={styles["row"]}>
              <span className={styles["when"]}>
                {start !== null && (formatDateUnlessToday(start, now, venue) || venue.time(start))}
              </span>
              <span className={styles["where"]}>
                <bdi dir="auto" translate="no">
                  {match.tournament.title}
                </bdi>
                {match.round !== null && (
                  <span className={styles["round"]}>
                    {" "}
                    {messages.match.roundName(match.round.name).medium}
                  </span>
                )}
              </span>
              {match.state === "upcoming" ? (
                <span className={styles["open"]}>{messages.match.state.upcoming}</span>
              ) : (
                <ResultCells match={match} own={own} opponent={opponent} />
              )}
            </MatchLink>
          </li>
        );
      })}
    </ul>
  );
}

import type { MatchView } from "#core/contract/match.ts";
import type { RoadStep, SharedOpponent } from "#core/contestants/road.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { ContestantName } from "#web/components/contestant-name.tsx";
import { Flag } from "#web/components/flag.tsx";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { formatDateUnlessToday } from "#web/features/matches/panel/format-moment.ts";
import { ResultCells } from "#web/features/matches/comparison/result-cells.tsx";
import { MatchLink } from "#web/features/matches/rows/match-link.tsx";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { useMatchPageMessages } from "#web/i18n/match-page-messages.ts";
import styles from "./shared-opponents.module.css";

interface SharedOpponentsProps {
  readonly shared: readonly SharedOpponent<MatchView>[];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Results of both contestants against the same opponents, own score first on both sides. */
export function SharedOpponents({ shared, now }: SharedOpponentsProps) {
  const { record } = useMatchPageMessages();
  if (shared.length === 0) return null;
  return (
    <section>
      <SectionHeading aside={record.ownScoreFirst}>{record.sameOpponents}</SectionHeading>
      <ul>
        {shared.map(({ opponent, left, right }) => (
          <li key={opponent.key} className={styles["row"]}>
            <div className={styles["side"]}>
              {left.map((step) => (
                <Result key={step.match.key} step={step} now={now} />
              ))}
            </div>
            <p className={styles["opponent"]}>
              <Flag country={opponent.country} />
              <ContestantName name={opponent.name} country={opponent.country} standing="winner" />
            </p>
            <div className={styles["side"]} data-right>
              {right.map((step) => (
                <Result key={step.match.key} step={step} now={now} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ResultProps {
  readonly step: RoadStep<MatchView>;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** One match: its tournament, round and date, and the scores at the side of the opponent. */
function Result({ step: { match, own, opponent }, now }: ResultProps) {
  const messages = useAllMessages();
  const venue = useVenueFormat();
  const date =
    match.start === null ? "" : formatDateUnlessToday(Date.parse(match.start), now, venue);
  const round = match.round === null ? "" : messages.match.roundName(match.round.name).medium;
  return (
    <MatchLink match={match} className={styles["result"]}>
      <bdi dir="auto" translate="no" className={styles["tournament"]}>
        {match.tournament.title}
      </bdi>
      <span className={styles["round"]}>
        {[round, date].filter((part) => part !== "").join(" · ")}
      </span>
      <ResultCells match={match} own={own} opponent={opponent} />
    </MatchLink>
  );
}

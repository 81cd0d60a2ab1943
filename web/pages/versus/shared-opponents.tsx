import type { MatchView } from "#core/contract/match.ts";
import { findLevelResult, type RoadStep, type SharedOpponent } from "#core/contestants/road.ts";
import { findHanLanguage } from "#web/kit/find-han-language.ts";
import { Flag } from "#web/kit/flag.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { ResultCells } from "#web/features/matches/comparison/result-cells.tsx";
import { MatchLink } from "#web/kit/match-link.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { PartAndDate } from "./part-and-date.tsx";
import styles from "./shared-opponents.module.css";

interface SharedOpponentsProps {
  /** Newest first, as are the matches against each. */
  readonly shared: readonly SharedOpponent<MatchView>[];
}

/** Results of both contestants against the same opponents, oldest first, own score first. */
export function SharedOpponents({ shared }: SharedOpponentsProps) {
  const { record } = useMessages("matchPage");
  if (shared.length === 0) return null;
  return (
    <section>
      <SectionHeading aside={record.ownScoreFirst}>{record.sameOpponents}</SectionHeading>
      <ul>
        {shared.toReversed().map(({ opponent: { key, name, country }, left, right }) => (
          <li key={key} className={styles["row"]}>
            <div className={styles["side"]}>
              {left.toReversed().map((step) => (
                <Result key={step.match.key} step={step} />
              ))}
            </div>
            <p className={styles["opponent"]}>
              <Flag country={country} />
              <bdi dir="auto" translate="no" lang={findHanLanguage(name, country)}>
                {name}
              </bdi>
            </p>
            <div className={styles["side"]} data-right>
              {right.toReversed().map((step) => (
                <Result key={step.match.key} step={step} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One match: its tournament, round and date, and the scores at the side of the opponent. */
function Result({ step }: { readonly step: RoadStep<MatchView> }) {
  const { road } = useMessages("contestant");
  const { match, own, opponent } = step;
  const level = findLevelResult(step);
  return (
    <MatchLink match={match} className={styles["result"]}>
      <bdi dir="auto" translate="no" className={styles["tournament"]}>
        {match.tournament.title}
      </bdi>
      <PartAndDate match={match} note={level === null ? "" : road.advanced[level]} />
      <ResultCells match={match} own={own} opponent={opponent} />
    </MatchLink>
  );
}

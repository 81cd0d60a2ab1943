import { Link } from "#web/routing/routing.tsx";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { formatCommonBracketOrGroup, groupByTournament } from "./group-matches.ts";
import { MatchRows, type MatchRowsProps } from "./match-rows.tsx";
import styles from "./tournament-rows.module.css";

interface TournamentRowsProps extends MatchRowsProps {
  /** Returns a text for a tournament (`SITE/SLUG`) that links to its ranking; "" for none. */
  readonly describeRank?: (tournament: string) => string;
  /** Heading level of the tournaments' titles. */
  readonly level?: 2 | 3;
}

const describeNoRank = (): string => "";

/** Matches as rows under a header per tournament. */
export function TournamentRows({
  matches,
  level = 3,
  describeRank = describeNoRank,
  ...context
}: TournamentRowsProps) {
  const messages = useFirstPageMessages();
  const Title = level === 2 ? "h2" : "h3";
  return Array.from(groupByTournament(matches), ([key, ofTournament]) => {
    const [first] = ofTournament;
    if (first === undefined) return null;
    const { site, slug, title, game } = first.tournament;
    const rank = describeRank(key);
    return (
      <section key={key} className={styles["group"]}>
        <div className={styles["header"]}>
          <Title className={styles["title"]}>
            <Link to="/tournaments/$site/$slug" params={{ site, slug }} className="plain-link">
              <bdi dir="auto" translate="no">
                {title}
              </bdi>
            </Link>
          </Title>
          <span className={styles["meta"]}>
            {game}
            <span className={styles["site"]}> · {site}</span>
          </span>
          {rank !== "" && (
            <Link
              to="/tournaments/$site/$slug/ranking"
              params={{ site, slug }}
              className={styles["rank"]}
            >
              {rank}
            </Link>
          )}
          <span className={styles["part"]}>
            {formatCommonBracketOrGroup(ofTournament, messages)}
          </span>
        </div>
        <MatchRows matches={ofTournament} {...context} />
      </section>
    );
  });
}

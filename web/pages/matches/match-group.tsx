import { Link } from "#web/routing/routing.tsx";
import { memo } from "react";
import type { MatchView } from "#core/contract/match.ts";
import { isRanking } from "#core/lib/contest.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { fitNameToBox } from "#web/hooks/fit-name-to-box.ts";
import { groupByTournament } from "#web/features/matches/rows/group-matches.ts";
import { MatchLine } from "./match-line.tsx";
import styles from "./match-group.module.css";

interface MatchGroupsProps {
  readonly matches: readonly MatchView[];
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly venue: VenueFormat;
  /** Event day of the heading above; absent if there is none. */
  readonly headingDay?: string | undefined;
  /** Tournaments (`SITE/SLUG`) in which a match without a station is worth a remark. */
  readonly withStations: ReadonlySet<string>;
}

/** Most lines of the text beside the rows of a tournament. */
const MAX_LINES = 3;

/** Matches as rows, with their tournament once beside or above the rows that follow each other. */
export const MatchGroups = memo(function MatchGroups(props: MatchGroupsProps) {
  const { matches, now, venue, headingDay, withStations } = props;
  return Array.from(groupByTournament(matches), ([key, ofTournament]) => {
    const [first] = ofTournament;
    if (first === undefined) return null;
    const { site, slug, title, game } = first.tournament;
    return (
      <section
        key={key}
        className={styles["group"]}
        data-lines={Math.min(ofTournament.length, MAX_LINES)}
        data-races={ofTournament.some(isRanking) || undefined}
        style={{ "--matches": ofTournament.length }}
      >
        <div className={styles["header"]}>
          <h3 key={title} className={styles["title"]} title={title}>
            <Link to="/tournaments/$site/$slug" params={{ site, slug }} search={{ open: "" }}>
              <bdi dir="auto" translate="no" className={styles["name"]} ref={fitNameToBox}>
                {title}
              </bdi>
            </Link>
          </h3>
          <span className={styles["game"]}>{game}</span>
          <span className={styles["site"]}>{site}</span>
        </div>
        <ul>
          {ofTournament.map((match) => (
            <MatchLine
              key={match.key}
              match={match}
              now={match.state === "ended" ? 0 : now}
              venue={venue}
              headingDay={headingDay}
              needsStation={withStations.has(key)}
            />
          ))}
        </ul>
      </section>
    );
  });
});

import { Link } from "#web/routing/routing.tsx";
import { memo, useMemo } from "react";
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
  /** Number of rows that are rendered yet; all if omitted. */
  readonly maxRows?: number;
  /** Tournaments (`SITE/SLUG`) in which a match without a station is worth a remark. */
  readonly withStations: ReadonlySet<string>;
}

/** Most lines of the text beside the rows of a tournament. */
const MAX_LINES = 3;

/** Matches as rows, with their tournament once beside or above the rows that follow each other. */
export const MatchGroups = memo(function MatchGroups(props: MatchGroupsProps) {
  const { matches, maxRows = Infinity, withStations, ...times } = props;
  const groups = useMemo(() => listGroups(matches), [matches]);
  return groups.map(({ key, ofTournament, before }) => (
    <MatchGroup
      key={key}
      {...times}
      matches={ofTournament}
      rows={Math.min(Math.max(maxRows - before, 0), ofTournament.length)}
      needsStations={withStations.has(key)}
    />
  ));
});

/** Returns the matches of each tournament, and the number of rows before them. */
function listGroups(matches: readonly MatchView[]) {
  let before = 0;
  return Array.from(groupByTournament(matches), ([key, ofTournament]) => {
    before += ofTournament.length;
    return { key, ofTournament, before: before - ofTournament.length };
  });
}

interface MatchGroupProps extends Pick<MatchGroupsProps, "now" | "venue" | "headingDay"> {
  /** All of one tournament. */
  readonly matches: readonly MatchView[];
  /** Number of rows; without any, the group is as high as with all. */
  readonly rows: number;
  readonly needsStations: boolean;
}

const MatchGroup = memo(function MatchGroup(props: MatchGroupProps) {
  const { matches, rows, now, venue, headingDay, needsStations } = props;
  const [first] = matches;
  if (first === undefined) return null;
  const { site, slug, title, game } = first.tournament;
  return (
    <section
      className={styles["group"]}
      data-lines={Math.min(matches.length, MAX_LINES)}
      data-races={matches.some(isRanking) || undefined}
      style={{ "--matches": matches.length }}
    >
      {rows > 0 && (
        <>
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
            {matches.slice(0, rows).map((match) => (
              <MatchLine
                key={match.key}
                match={match}
                now={match.state === "ended" ? 0 : now}
                venue={venue}
                headingDay={headingDay}
                needsStation={needsStations}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
});

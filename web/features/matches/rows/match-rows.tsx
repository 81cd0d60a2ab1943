import { isRanking } from "#core/lib/contest.ts";
import type { MatchView } from "#core/contract/match.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { MatchRow } from "./match-row.tsx";
import { RankedRow } from "./ranked-row.tsx";
import styles from "./tournament-rows.module.css";

interface MatchRowsProps {
  readonly matches: readonly MatchView[];
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly venue: VenueFormat;
  /** Key of the contestant to show on the left in every row. */
  readonly first?: string;
  /** Event day shown by a heading above; absent if there is none. */
  readonly headingDay?: string | undefined;
}

/** Matches as rows, in the given order. */
export function MatchRows({ matches, ...context }: MatchRowsProps) {
  return (
    <ul className={styles["rows"]}>
      {matches.map((match) =>
        isRanking(match) ? (
          <RankedRow key={match.key} match={match} {...context} />
        ) : (
          <MatchRow key={match.key} match={match} {...context} />
        ),
      )}
    </ul>
  );
}

import { isRanking } from "#core/lib/contest.ts";
import type { MatchView } from "#core/contract/match.ts";
import { MatchRow, type MatchRowProps } from "./match-row.tsx";
import { RankedRow } from "./ranked-row.tsx";
import styles from "./tournament-rows.module.css";

export interface MatchRowsProps extends Omit<MatchRowProps, "match"> {
  readonly matches: readonly MatchView[];
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

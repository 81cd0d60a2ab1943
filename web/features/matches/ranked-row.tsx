import { classNames } from "#web/components/class-names.ts";
import { ContestantName } from "#web/components/contestant-name/contestant-name.tsx";
import { useWords } from "#web/hooks/words.ts";
import { isBeingPlayed } from "./is-being-played.ts";
import { MatchLink } from "./match-link.tsx";
import type { MatchRowProps } from "./match-row.tsx";
import { SideFlag } from "./side-flag.tsx";
import { SideScore } from "./side-score.tsx";
import { rankedSides } from "./sides.ts";
import { RowLead } from "./row-lead.tsx";
import { RowMarks } from "./row-marks.tsx";
import styles from "./match-row.module.css";

/** A match of more than two in one line: its contestants by rank, each with what they have. */
export function RankedRow({ match, now, venue, saidDay }: MatchRowProps) {
  const words = useWords();
  const live = isBeingPlayed(match);
  return (
    <li className={styles["item"]}>
      <MatchLink match={match} className={classNames(styles["row"], styles["ranked"])}>
        <RowLead match={match} now={now} venue={venue} saidDay={saidDay} />
        <span className={styles["field"]}>
          {rankedSides(match, words).map((side, index) => (
            <span key={side.key ?? index} className={styles["place"]}>
              <span className={styles["rank"]}>{side.rank}</span>
              <SideFlag side={side} />
              <ContestantName
                name={side.name}
                country={side.country ?? ""}
                standing={side.standing}
              />
              {side.score !== "" && match.state !== "upcoming" && (
                <SideScore side={side} live={live} />
              )}
            </span>
          ))}
        </span>
        <RowMarks match={match} venue={venue} />
      </MatchLink>
    </li>
  );
}

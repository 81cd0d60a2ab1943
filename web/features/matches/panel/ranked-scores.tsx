import type { MatchView } from "#core/contract/match.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { isBeingPlayed } from "#web/features/matches/rows/is-being-played.ts";
import { SideFigures } from "#web/features/matches/rows/side-figures.tsx";
import { SideFlag } from "#web/features/matches/rows/side-flag.tsx";
import { SideName } from "#web/features/matches/rows/side-name.tsx";
import { SideScore } from "#web/features/matches/rows/side-score.tsx";
import { rankedSides } from "#web/features/matches/rows/sides.ts";
import styles from "./ranked-scores.module.css";

/** The contestants of a match of more than two, by rank, with what each has. */
export function RankedScores({ match }: { readonly match: MatchView }) {
  const messages = useMessages();
  const played = match.state !== "upcoming";
  return (
    <ol className={styles["ranks"]}>
      {rankedSides(match, messages).map((side, index) => (
        <li key={side.key ?? index} className={styles["line"]}>
          <span className={styles["rank"]}>{side.place}</span>
          <SideFlag side={side} />
          <SideName side={side} />
          <span className={styles["figures"]}>{played && <SideFigures side={side} />}</span>
          {played && side.score !== "" && <SideScore side={side} live={isBeingPlayed(match)} />}
        </li>
      ))}
    </ol>
  );
}

import { Flag } from "#web/components/flag.tsx";
import type { MatchView } from "#core/contract/match.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { SideName } from "#web/features/matches/rows/side-name.tsx";
import { SideScore } from "#web/features/matches/rows/side-score.tsx";
import { SideStatistics } from "#web/features/matches/rows/side-statistics.tsx";
import { createRowSides } from "#web/features/matches/rows/sides.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "./match-score.module.css";

/** The two contestants of a match with large scores. */
export function MatchScore({ match }: { readonly match: MatchView }) {
  const messages = useMessages("common");
  const isLive = isLiveAndListed(match);
  const hasStarted = match.state !== "upcoming";
  return createRowSides(match, messages).map((side, index) => (
    <div key={side.key ?? index} className={styles["side"]}>
      <Flag country={side.country} />
      <div className={styles["name"]}>
        <SideName side={side} />
      </div>
      <span className={styles["meta"]}>
        {side.seed !== null && <span>{messages.match.seed(side.seed)}</span>}
        <span>{hasStarted && <SideStatistics side={side} />}</span>
      </span>
      {hasStarted && side.score !== "" && <SideScore side={side} live={isLive} large />}
    </div>
  ));
}

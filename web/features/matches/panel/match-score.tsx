import type { MatchView } from "#core/contract/match.ts";
import { winsNeeded } from "#core/match/wins-needed.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { SideStatistics } from "#web/features/matches/rows/side-statistics.tsx";
import { SideFlag } from "#web/features/matches/rows/side-flag.tsx";
import { SideName } from "#web/features/matches/rows/side-name.tsx";
import { SideScore } from "#web/features/matches/rows/side-score.tsx";
import { createRowSides } from "#web/features/matches/rows/sides.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import styles from "./match-score.module.css";

/** The two contestants with large scores, and pips for games won of those needed. */
export function MatchScore({ match }: { readonly match: MatchView }) {
  const messages = useAllMessages();
  const isLive = isLiveAndListed(match);
  const hasStarted = match.state !== "upcoming";
  const needed = winsNeeded(match);
  return (
    <div className={styles["score"]}>
      {createRowSides(match, messages).map((side, index) => (
        <div key={side.key ?? index} className={styles["side"]}>
          <SideFlag side={side} />
          <div className={styles["name"]}>
            <SideName side={side} />
            <p className={styles["meta"]}>
              {side.seed !== null && messages.match.seed(side.seed)}
              {side.score !== "" && needed !== null && (
                <WinPips wins={side.slot?.score ?? 0} needed={needed} />
              )}
              {hasStarted && <SideStatistics side={side} />}
            </p>
          </div>
          {hasStarted && side.score !== "" && <SideScore side={side} live={isLive} large />}
        </div>
      ))}
      {match.bestOf !== null && (
        <p className={styles["bestOf"]}>{messages.match.bestOf(match.bestOf)}</p>
      )}
    </div>
  );
}

interface WinPipsProps {
  readonly wins: number;
  /** Number of wins that decide the match. */
  readonly needed: number;
}

/** Pips for the games needed, filled for those won. */
function WinPips({ wins, needed }: WinPipsProps) {
  const messages = useAllMessages();
  return (
    <span className={styles["pips"]}>
      <span className="visually-hidden">{messages.match.wins(wins, needed)}</span>
      {Array.from({ length: needed }, (_, index) => (
        <span key={index} className={styles["pip"]} data-won={index < wins} aria-hidden="true" />
      ))}
    </span>
  );
}

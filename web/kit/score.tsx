import { joinClassNames } from "./join-class-names.ts";
import { useChangeCounts } from "#web/hooks/use-change-counts.ts";
import changed from "./changed.module.css";
import styles from "./score.module.css";

export interface ScoreProps {
  /** Digits, "DQ", or "" if the service sends no score. */
  readonly text: string;
  readonly standing?: "winner" | "loser" | undefined;
  readonly live: boolean;
}

/** A score. Its cell is inverted for a moment when the score changes. */
export function Score({ text, standing, live }: ScoreProps) {
  const [changes = 0] = useChangeCounts([text]);
  return (
    <span
      // A new element restarts the animation if the score changes again while it runs.
      key={changes}
      className={joinClassNames(
        styles["score"],
        standing && styles[standing],
        live && styles["onLive"],
        changes > 0 && changed["changed"],
      )}
      translate="no"
    >
      {text}
    </span>
  );
}

interface ScoreCellProps extends ScoreProps {
  /** Sets the size of the cell. */
  readonly className?: string | undefined;
}

/** A score in its cell. */
export function ScoreCell({ className, ...score }: ScoreCellProps) {
  return (
    <span
      className={joinClassNames(styles["cell"], className)}
      data-winner={score.standing === "winner" || undefined}
      data-live={score.live || undefined}
    >
      <Score {...score} />
    </span>
  );
}

import { joinClassNames } from "./join-class-names.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useChangeCount } from "#web/hooks/use-change-count.ts";
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
  const changes = useChangeCount(text);
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

interface ScorePairProps {
  readonly sides: readonly [Omit<ScoreProps, "live">, Omit<ScoreProps, "live">];
  readonly live: boolean;
}

/** The scores of a match of two that has begun, in two cells. */
export function ScorePair({ sides, live }: ScorePairProps) {
  const { to } = useFirstPageMessages().match;
  return (
    <span className={styles["pair"]} data-live={live || undefined}>
      {sides.map((side, index) => (
        <span
          key={index === 0 ? "left" : "right"}
          className={styles["cell"]}
          data-winner={side.standing === "winner" || undefined}
        >
          {index > 0 && <span className="visually-hidden"> {to} </span>}
          <Score {...side} live={live} />
        </span>
      ))}
    </span>
  );
}

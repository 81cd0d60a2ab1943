import { joinClassNames } from "./join-class-names.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { Score, type ScoreProps } from "./score.tsx";
import styles from "./score-cells.module.css";

interface ScoreCellsProps {
  readonly sides: readonly [Omit<ScoreProps, "live">, Omit<ScoreProps, "live">];
  /** Whether the match is live: the cells are then filled. */
  readonly live: boolean;
}

/** Two scores with a dash between them; stacked in a narrow row. */
export function ScoreCells({ sides: [left, right], live }: ScoreCellsProps) {
  const messages = useFirstPageMessages();
  return (
    <span className={joinClassNames(styles["cells"], live && styles["live"])}>
      <Score {...left} live={live} />
      <span className={styles["dash"]} aria-hidden="true" />
      <span className="visually-hidden"> {messages.match.to} </span>
      <Score {...right} live={live} />
    </span>
  );
}

/** Text "v" shown instead of scores before the match. */
export function NoScore() {
  return <span className={styles["versus"]}>{useFirstPageMessages().match.versus}</span>;
}

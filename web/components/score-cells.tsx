import { classNames } from "./class-names.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Score } from "./score.tsx";
import styles from "./score-cells.module.css";

export interface ScoreSide {
  /** As shown: digits, "DQ", or "" where the service sent none. */
  readonly text: string;
  readonly standing?: "winner" | "loser" | undefined;
}

interface ScoreCellsProps {
  readonly sides: readonly [ScoreSide, ScoreSide];
  /** `live` is filled with lime: being played. */
  readonly live: boolean;
}

/** Two scores in two columns around a drawn dash; stacked where the row is narrow. */
export function ScoreCells({ sides: [left, right], live }: ScoreCellsProps) {
  const messages = useMessages();
  return (
    <span className={classNames(styles["cells"], live && styles["live"])}>
      <Score {...left} live={live} />
      <span className={styles["dash"]} aria-hidden="true" />
      <span className="visually-hidden"> {messages.match.to} </span>
      <Score {...right} live={live} />
    </span>
  );
}

/** Stands where scores will: nothing has been played. */
export function NoScore() {
  return <span className={styles["versus"]}>{useMessages().match.versus}</span>;
}

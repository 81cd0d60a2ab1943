import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { ScoreCell, type ScoreProps } from "./score.tsx";
import styles from "./score.module.css";

interface ScorePairProps {
  readonly sides: readonly [left: Omit<ScoreProps, "live">, right: Omit<ScoreProps, "live">];
  readonly live: boolean;
}

/** The scores of a match of two that has begun, in two cells. */
export function ScorePair({ sides: [left, right], live }: ScorePairProps) {
  const { to } = useFirstPageMessages().match;
  return (
    <span className={styles["pair"]}>
      <ScoreCell {...left} live={live} />
      <span className="visually-hidden"> {to} </span>
      <ScoreCell {...right} live={live} />
    </span>
  );
}

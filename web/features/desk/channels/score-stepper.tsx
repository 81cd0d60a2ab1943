import styles from "./channel.module.css";

interface ScoreStepperProps {
  /** Name of the contestant. */
  readonly name: string;
  readonly side: "left" | "right";
  /** Score as shown; below 0 is a disqualification, `null` if there is none. */
  readonly score: number | null;
  readonly messages: {
    readonly label: string;
    readonly more: string;
    readonly less: string;
    readonly noScore: string;
    readonly disqualified: string;
  };
  readonly canCountUp: boolean;
  readonly canCountDown: boolean;
  readonly onCount: (by: 1 | -1) => void;
}

/** Manual score of one side, changed by buttons or by arrow keys on the figure. */
export function ScoreStepper(props: ScoreStepperProps) {
  const { name, side, score, messages, canCountUp, canCountDown, onCount } = props;
  const scoreText =
    score !== null && score < 0 ? messages.disqualified : (score?.toString() ?? "–");
  return (
    <div className={styles["side"]} data-side={side}>
      <span className={styles["name"]}>
        <bdi dir="auto" translate="no">
          {name}
        </bdi>
      </span>
      <span className={styles["stepper"]}>
        <button
          type="button"
          className={styles["step"]}
          aria-label={messages.less}
          // Not `disabled`, so that it keeps the focus at the lowest score.
          aria-disabled={!canCountDown}
          onClick={() => {
            if (canCountDown) onCount(-1);
          }}
        >
          −
        </button>
        <span
          className={styles["figure"]}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- every digit typed into a field would go on air
          role="spinbutton"
          tabIndex={0}
          aria-label={messages.label}
          aria-valuenow={score ?? 0}
          aria-valuetext={score === null ? messages.noScore : scoreText}
          onKeyDown={(event) => {
            const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : null;
            if (by === null) return;
            event.preventDefault();
            if (by > 0 ? canCountUp : canCountDown) onCount(by);
          }}
        >
          {scoreText}
        </span>
        <button
          type="button"
          className={styles["step"]}
          aria-label={messages.more}
          aria-disabled={!canCountUp}
          onClick={() => {
            if (canCountUp) onCount(1);
          }}
        >
          +
        </button>
      </span>
    </div>
  );
}

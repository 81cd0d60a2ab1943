import { ContestantName } from "#web/components/contestant-name.tsx";
import { Flag } from "#web/components/flag.tsx";
import styles from "./channel.module.css";

interface ScoreStepperProps {
  /** Name of the contestant. */
  readonly name: string;
  /** Lower-case country code, "" if none. */
  readonly country: string;
  /** Whether the match is live: the score is then filled. */
  readonly isLive: boolean;
  /** Score as shown; below 0 is a disqualification, `null` if there is none. */
  readonly score: number | null;
  readonly messages: {
    readonly label: string;
    readonly more: string;
    readonly less: string;
    readonly noScore: string;
    readonly disqualified: string;
  };
  /** Called in both directions; a count below 0 has no effect. */
  readonly onCount: (by: 1 | -1) => void;
}

/** Score of one side, changed by buttons or by arrow keys on the figure. */
export function ScoreStepper(props: ScoreStepperProps) {
  const { name, country, isLive, score, messages, onCount } = props;
  const scoreText =
    score !== null && score < 0 ? messages.disqualified : (score?.toString() ?? "–");
  return (
    <div className={styles["side"]}>
      <Flag country={country} />
      <ContestantName name={name} country={country} />
      <span className={styles["stepper"]}>
        <button
          type="button"
          className={styles["step"]}
          aria-label={messages.less}
          onClick={() => {
            onCount(-1);
          }}
        >
          −
        </button>
        <span
          className={styles["figure"]}
          data-live={isLive || undefined}
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
            onCount(by);
          }}
        >
          {scoreText}
        </span>
        <button
          type="button"
          className={styles["step"]}
          aria-label={messages.more}
          onClick={() => {
            onCount(1);
          }}
        >
          +
        </button>
      </span>
    </div>
  );
}

import { useMessages } from "#web/i18n/use-messages.ts";
import type { FormScore } from "./contestant-lines.ts";
import { ScoreBars } from "#web/kit/chart/chart.tsx";
import styles from "#web/kit/chart/chart.module.css";

const BAR = 8;
const STEP = 11;
/** Height of the highest score, upwards and downwards. */
const HEIGHT = 14;

interface ContestantFormProps {
  /** Oldest first. */
  readonly scores: readonly FormScore[];
  /** The highest score of all contestants, which has the full height. */
  readonly highest: number;
  /** Number of matches that there is room for; the latest ones are drawn. */
  readonly length: number;
}

/** Returns the width of a form of this number of matches, in rem. */
export function getFormWidth(length: number): number {
  return Math.max(length * STEP - (STEP - BAR), 0) / 16;
}

/** Scores of the latest matches, newest at the right: games won up, games lost down. */
export function ContestantForm({ scores, highest, length }: ContestantFormProps) {
  const { result: names } = useMessages("contestant");
  const { says } = useMessages("common").bracket;
  const latest = length === 0 ? [] : scores.slice(-length);
  const width = getFormWidth(length);
  const text = latest.map(
    ({ own, other, result }) => `${result === "live" ? says.live : names[result]} ${own}–${other}`,
  );
  return (
    <>
      <span className="visually-hidden">{text.join(", ")}</span>
      <svg
        className={styles["small"]}
        style={{ width: `${width}rem` }}
        viewBox={`0 -15 ${width * 16} 30`}
        aria-hidden="true"
      >
        <ScoreBars
          scores={latest}
          highest={highest}
          height={HEIGHT}
          bar={BAR}
          step={STEP}
          width={width * 16}
        />
      </svg>
    </>
  );
}

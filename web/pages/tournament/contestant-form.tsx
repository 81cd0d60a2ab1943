import { useMessages } from "#web/i18n/use-messages.ts";
import type { FormScore } from "./contestant-lines.ts";
import styles from "#web/kit/table/contestant-form.module.css";

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
  const { result: names, list } = useMessages("contestant");
  const latest = length === 0 ? [] : scores.slice(-length);
  const width = getFormWidth(length);
  const text = latest.map(
    ({ own, other, result }) => `${result === "live" ? list.live : names[result]} ${own}–${other}`,
  );
  return (
    <>
      <span className="visually-hidden">{text.join(", ")}</span>
      <svg
        className={styles["form"]}
        style={{ width: `${width}rem` }}
        viewBox={`0 -15 ${width * 16} 30`}
        aria-hidden="true"
      >
        <rect data-end="zero" y={-0.5} width={width * 16} height={1} />
        {latest.map(({ own, other, result }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a score is identified by its position only
          <g key={index} data-result={result} transform={`translate(${index * STEP} 0)`}>
            <Bar score={own} highest={highest} isUp />
            <Bar score={other} highest={highest} />
          </g>
        ))}
      </svg>
    </>
  );
}

function Bar({
  score,
  highest,
  isUp = false,
}: {
  readonly score: number;
  readonly highest: number;
  readonly isUp?: boolean;
}) {
  const height = Math.min((Math.max(score, 0) / Math.max(highest, 1)) * HEIGHT, HEIGHT);
  if (height === 0) return <rect data-end={isUp ? "up" : "down"} y={-0.5} width={BAR} height={1} />;
  return isUp ? (
    <rect data-end="up" y={-height} width={BAR} height={height} />
  ) : (
    <rect data-end="down" x={0.5} y={0.5} width={BAR - 1} height={Math.max(height - 0.5, 0.5)} />
  );
}

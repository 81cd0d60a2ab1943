import type { ReactNode } from "react";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import styles from "./chart.module.css";

interface ChartProps {
  readonly title: string;
  /** Explanation beside the title. */
  readonly aside: string;
  /** The data as text. */
  readonly text: string;
  readonly viewBox: string;
  readonly children: ReactNode;
  /** Explanation of the marks, below. */
  readonly note?: ReactNode;
}

/** Section with a drawing over its width. */
export function Chart({ title, aside, text, viewBox, children, note }: ChartProps) {
  return (
    <section>
      <SectionHeading aside={aside}>{title}</SectionHeading>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an svg has no other role */}
      <svg className={styles["chart"]} viewBox={viewBox} role="img" aria-label={text}>
        {children}
      </svg>
      {note}
    </section>
  );
}

/** Scores of a match of two from the view of one. */
export interface BarScore {
  readonly own: number;
  readonly other: number;
  readonly result: "won" | "drawn" | "lost" | "live" | null;
}

interface ScoreBarsProps {
  /** Oldest first. */
  readonly scores: readonly BarScore[];
  /** The score that has the full height. */
  readonly highest: number;
  /** Of the highest bar; lengths are in units of the drawing. */
  readonly height: number;
  readonly bar: number;
  /** From one bar to the next. */
  readonly step: number;
  /** Of the line between both directions. */
  readonly width: number;
  /** Whether the scores are below the bars. */
  readonly hasNumbers?: boolean;
}

/** Bars of matches about a line at height 0: own score up, that of the opponent down. */
export function ScoreBars(props: ScoreBarsProps) {
  const { scores, highest, height, bar, step, width, hasNumbers = false } = props;
  const heightOf = (score: number) =>
    Math.min(Math.max(score, 0) / Math.max(highest, 1), 1) * height;
  return (
    <>
      <rect className={styles["axis"]} y={-0.5} width={width} height={1} />
      {scores.map(({ own, other, result }, index) => {
        const up = heightOf(own);
        const down = heightOf(other);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a score is identified by its position only
          <g key={index} data-result={result} transform={`translate(${index * step} 0)`}>
            <rect data-end="up" y={-Math.max(up, 0.5)} width={bar} height={Math.max(up, 1)} />
            {down > 0 && (
              <rect data-end="down" x={0.5} y={0.5} width={bar - 1} height={Math.max(down, 1)} />
            )}
            {hasNumbers && (
              <text data-score x={bar / 2} y={height + 16} textAnchor="middle">
                <tspan data-best={own > other || undefined}>{own}</tspan>–
                <tspan data-best={other > own || undefined}>{other}</tspan>
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

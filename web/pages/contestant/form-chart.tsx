import { layoutFormChart } from "#core/layout/form-chart.ts";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { MIN_CHART_MATCHES } from "./placement-chart.tsx";
import { isUndecided, type Road, type RoadMatch } from "./road.ts";
import styles from "#web/kit/chart/chart.module.css";

/** Number of matches drawn: the latest ones. */
const MAX_MATCHES = 10;

interface FormChartProps {
  readonly road: Road;
  /** Width of the drawing in its own units. */
  readonly width: number;
}

/** Scores of the latest ended matches of two: games won up, games lost down. */
export function FormChart({ road, width }: FormChartProps) {
  const messages = useMessages("contestant");
  const { match } = useMessages("common");
  const scores = road.matches.flatMap(scoreOf).slice(-MAX_MATCHES);
  if (scores.length < MIN_CHART_MATCHES) return null;
  const { height, axis, bars } = layoutFormChart(scores, width);
  const text = scores.map(({ own, other, result }) => {
    return `${own}–${other} ${result === null ? match.result.noWinner : messages.result[result]}`;
  });
  const texts = messages.formTexts[road.countsGames ? "games" : "scores"];
  return (
    <section className={styles["form"]}>
      <SectionHeading aside={texts.note}>{messages.form}</SectionHeading>
      <svg
        className={styles["chart"]}
        viewBox={`0 0 ${width} ${height}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an svg has no other role
        role="img"
        aria-label={texts.text(text.join(", "))}
      >
        <line className={styles["axis"]} x1={0} x2={width} y1={axis + 0.5} y2={axis + 0.5} />
        {bars.map(({ x, width: barWidth, up, down }, index) => {
          const { own = 0, other = 0, result } = scores[index] ?? {};
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a match is identified by its position only
            <g key={index} data-result={result ?? undefined}>
              <rect data-end="up" x={x} y={axis - up} width={barWidth} height={up} />
              {down > 0 && (
                <rect
                  data-end="down"
                  x={x + 0.75}
                  y={axis + 1}
                  width={barWidth - 1.5}
                  height={down}
                />
              )}
              <text data-score x={x + barWidth / 2} y={height - 4} textAnchor="middle">
                <tspan data-best={own > other || undefined}>{own}</tspan>–
                <tspan data-best={other > own || undefined}>{other}</tspan>
              </text>
            </g>
          );
        })}
      </svg>
    </section>
  );
}

function scoreOf(step: RoadMatch) {
  const { own, opponent, result } = step;
  if (result === null && !isUndecided(step)) return [];
  if (own.score === null || own.disqualified) return [];
  if (opponent === null || opponent.score === null || opponent.disqualified) return [];
  return { own: own.score, other: opponent.score, result };
}

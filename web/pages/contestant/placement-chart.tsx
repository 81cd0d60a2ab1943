import { layoutPlacementChart } from "#core/layout/placement-chart.ts";
import { Chart } from "#web/kit/chart/chart.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { RoadProps } from "./road.ts";
import styles from "#web/kit/chart/chart.module.css";

/** A chart needs at least this many played matches. */
export const MIN_CHART_MATCHES = 2;

interface PlacementChartProps extends RoadProps {
  /** Width of the drawing in its own units. */
  readonly width: number;
}

/** The rank that is secured after each match, and the ranks that further wins would secure. */
export function PlacementChart({ contestant, road, width }: PlacementChartProps) {
  const { placement: messages } = useMessages("contestant");
  const { match } = useMessages("common");
  const { atLeast } = useMessages("ranking");
  const { placement, ahead, name } = contestant;
  if (placement === null || placement.after.length < MIN_CHART_MATCHES) return null;
  const steps = new Map(road.matches.map((step) => [step.match.key, step]));
  const points = [
    ...placement.after.map(({ match: key, rank }) => {
      const step = steps.get(key);
      const round = step?.match.round;
      return {
        rank,
        isAhead: false,
        isLost: step?.result === "lost",
        label: round ? match.roundName(round.name).short : "",
      };
    }),
    ...ahead.flatMap(({ rank, round }) =>
      rank === null
        ? []
        : { rank, isAhead: true, isLost: false, label: match.roundName(round).short },
    ),
  ];
  const chart = layoutPlacementChart(placement.before, points, width);
  const last = placement.after.length - 1;
  const textOf = (isAhead: boolean): string =>
    points
      .filter((point) => point.isAhead === isAhead)
      .map(({ label, rank }) => `${label} ${rank}`)
      .join(", ");
  const lastMark = chart.marks[last];
  const isOpen = chart.ahead !== "";
  return (
    <Chart
      title={messages.title}
      aside={messages.note}
      text={messages.text(placement.before, textOf(false), textOf(true))}
      viewBox={`0 0 ${width} ${chart.height}`}
      note={
        <p className="text-meta tone-soft">
          {[
            messages.key,
            ...(isOpen ? [messages.keyAhead(name)] : []),
            ...(points.some(({ isLost }) => isLost) ? [messages.keyLost] : []),
          ].join(" ")}
        </p>
      }
    >
      {chart.ticks.map(({ rank, y }) => (
        <g key={rank}>
          <line className={styles["grid"]} x1={chart.from} x2={chart.to} y1={y} y2={y} />
          <text x={chart.from - 12} y={y + 4} textAnchor="end">
            {rank}
          </text>
        </g>
      ))}
      <path className={styles["ahead"]} d={chart.ahead} />
      <path className={styles["secured"]} d={chart.secured} />
      {points.map(({ isAhead, isLost, label }, index) => {
        const { x, y } = chart.marks[index] ?? { x: 0, y: 0 };
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a point is identified by its position only
          <g key={index}>
            {!isAhead && (
              <rect
                className={styles["mark"]}
                data-lost={isLost || undefined}
                x={x - 4}
                y={y - 4}
                width={8}
                height={8}
              />
            )}
            {index % chart.labelStep === 0 && (
              <text x={x} y={chart.height - 4} textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        );
      })}
      {isOpen && lastMark !== undefined && (
        <text
          className={styles["now"]}
          x={lastMark.x + (lastMark.x > width / 2 ? -8 : 8)}
          y={lastMark.x > width / 2 ? lastMark.y - 9 : lastMark.y + 17}
          textAnchor={lastMark.x > width / 2 ? "end" : "start"}
        >
          {atLeast(placement.after[last]?.rank ?? 0)}
        </text>
      )}
    </Chart>
  );
}

import { Chart, ScoreBars } from "#web/kit/chart/chart.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { MIN_CHART_MATCHES } from "./placement-chart.tsx";
import { isUndecided, type Road, type RoadMatch } from "./road.ts";

/** Number of matches drawn: the latest ones. */
const MAX_MATCHES = 10;
const WIDEST_STEP = 61;
const WIDEST_BAR = 38;

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
  const text = scores.map(({ own, other, result }) => {
    return `${own}–${other} ${result === null ? match.result.noWinner : messages.result[result]}`;
  });
  const texts = messages.formTexts[road.countsGames ? "games" : "scores"];
  const step = Math.min(WIDEST_STEP, width / scores.length);
  return (
    <Chart
      title={messages.form}
      aside={texts.note}
      text={texts.text(text.join(", "))}
      viewBox={`0 -52 ${width} 116`}
    >
      <ScoreBars
        scores={scores}
        highest={Math.max(...scores.flatMap(({ own, other }) => [own, other]))}
        height={44}
        bar={Math.min(WIDEST_BAR, step * 0.7)}
        step={step}
        width={width}
        hasNumbers
      />
    </Chart>
  );
}

function scoreOf(step: RoadMatch) {
  const { own, opponent, result } = step;
  if (result === null && !isUndecided(step)) return [];
  if (own.score === null || own.disqualified) return [];
  if (opponent === null || opponent.score === null || opponent.disqualified) return [];
  return { own: own.score, other: opponent.score, result };
}

/** Scores of an ended match of two. */
export interface FormScore {
  readonly own: number;
  readonly other: number;
}

/** Bars of one match in the chart. Lengths are in pixels. */
export interface FormBars {
  readonly x: number;
  readonly width: number;
  /** Height of the bar upwards (own score) and downwards (opponent's score). */
  readonly up: number;
  readonly down: number;
}

export interface FormChart {
  readonly height: number;
  /** Height of the line between both directions. */
  readonly axis: number;
  readonly bars: readonly FormBars[];
}

/** Height of the highest bar. */
const HIGHEST = 44;
const WIDEST_STEP = 61;
const WIDEST_BAR = 38;
const MARGIN = 8;
const HEIGHT = 116;
const AXIS = 52;

/** Lays out the scores of matches: games won up, games lost down, on one scale. */
export function layoutFormChart(scores: readonly FormScore[], width: number): FormChart {
  const highest = Math.max(1, ...scores.flatMap(({ own, other }) => [own, other]));
  const step = Math.min(WIDEST_STEP, width / Math.max(scores.length, 1));
  const barWidth = Math.min(WIDEST_BAR, step * 0.7);
  const heightOf = (score: number): number =>
    Math.round((Math.max(score, 0) / highest) * HIGHEST * 10) / 10;
  return {
    height: HEIGHT,
    axis: AXIS,
    bars: scores.map(({ own, other }, index) => ({
      x: Math.round((index * step + Math.min(MARGIN, (step - barWidth) / 2)) * 10) / 10,
      width: Math.round(barWidth * 10) / 10,
      up: heightOf(own),
      down: heightOf(other),
    })),
  };
}

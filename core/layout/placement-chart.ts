import { roundToTenth } from "#core/lib/round-to-tenth.ts";

/** A match in the chart, with the rank that is secured after it. */
export interface PlacementPoint {
  readonly rank: number;
  /** Whether the match is not played yet: the rank is that after a win. */
  readonly isAhead: boolean;
}

/** The chart of the secured ranks. Lengths are in pixels. */
export interface PlacementChart {
  readonly height: number;
  /** The horizontal lines, best rank first. */
  readonly ticks: readonly { readonly rank: number; readonly y: number }[];
  /** Left and right end of the horizontal lines. */
  readonly from: number;
  readonly to: number;
  /** SVG path of the secured ranks. */
  readonly secured: string;
  /** SVG path of the ranks after further wins; "" without a match ahead. */
  readonly ahead: string;
  /** One per point. */
  readonly marks: readonly { readonly x: number; readonly y: number }[];
  /** Every how many points have a label, so that labels do not overlap. */
  readonly labelStep: number;
}

const LEFT = 40;
const RIGHT = 8;
const TOP = 24;
const BOTTOM = 28;
const HEIGHT = 196;
/** Width of a long label, "LBR12". */
const LABEL_WIDTH = 32;

/**
 * Lays out a step line of ranks on a logarithmic axis (1, 2, 4, 8, …): `before` is the worst
 * possible rank before the first match, `points` are played matches, then those ahead.
 */
export function layoutPlacementChart(
  before: number,
  points: readonly PlacementPoint[],
  width: number,
): PlacementChart {
  const worst = Math.max(before, ...points.map(({ rank }) => rank), 2);
  const doublings = Math.ceil(Math.log2(worst));
  const bottom = HEIGHT - BOTTOM;
  const yOf = (rank: number): number =>
    roundToTenth(TOP + (Math.log2(rank) / doublings) * (bottom - TOP));
  const step = (width - LEFT - RIGHT) / (points.length + 1);
  const marks = points.map(({ rank }, index) => ({
    x: roundToTenth(LEFT + (index + 1) * step),
    y: yOf(rank),
  }));
  const played = marks.filter((_, index) => points[index]?.isAhead === false);
  const further = marks.slice(played.length);
  const start = { x: LEFT, y: yOf(before) };
  const end = further.length === 0 ? "" : `H${width - RIGHT}`;
  return {
    height: HEIGHT,
    ticks: Array.from({ length: doublings + 1 }, (_, index) => ({
      rank: 2 ** index,
      y: yOf(2 ** index),
    })),
    from: LEFT,
    to: width - RIGHT,
    secured: stepsFrom(start, played),
    ahead: further.length === 0 ? "" : stepsFrom(played.at(-1) ?? start, further) + end,
    marks,
    labelStep: Math.ceil(LABEL_WIDTH / step),
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns an SVG path that changes its height at each point. */
function stepsFrom(start: Point, points: readonly Point[]): string {
  return `M${start.x} ${start.y}${points.map(({ x, y }) => `H${x}V${y}`).join("")}`;
}

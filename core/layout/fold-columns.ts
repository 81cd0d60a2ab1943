import type { LayoutPlace, LayoutRound, LayoutView } from "./layout-types.ts";

/** Rounds of more matches fold once all of them have ended; in low views there is less room. */
const MAX_OPEN_ROUND = 16;
const MAX_OPEN_ROUND_IN_LOW_VIEW = 8;
/** Views below this height are low. */
export const LOW_VIEW = 700;
/** Older folded rounds appear once the oldest of these is opened. */
const MAX_SPINES = 7;
/** Views below this width have less space between columns, and narrower ones. */
export const NARROW_VIEW = 800;

/** A column: one round, or two of which the second is indented. */
export interface PlannedColumn {
  readonly rounds: readonly LayoutRound[];
  /** Whether only the matches of the followed contestant are shown: the round is folded. */
  readonly isPathOnly: boolean;
}

/** A band of columns: the upper bracket or the lower one. */
export interface PlannedBand {
  /** Rounds that are folded and have a spine, from left to right. */
  readonly folded: readonly LayoutRound[];
  readonly columns: readonly PlannedColumn[];
}

/** Rounds of a column that is not folded yet. */
export type Column = readonly LayoutRound[];

interface FoldOptions {
  readonly view: LayoutView;
  /** How many columns fit into the view. */
  readonly count: number;
  readonly from: readonly string[];
  readonly path: ReadonlySet<string>;
}

/** Folds rounds of both bands; the band that then has more columns folds as many as the other. */
export function foldBoth(
  upper: readonly Column[],
  lower: readonly Column[],
  options: FoldOptions,
): readonly [PlannedBand, PlannedBand] {
  const [a, b] = [findStart(upper, options), findStart(lower, options)];
  const isFolded = lower.length > 0 && Math.max(a, b) > 0 && options.from.length === 0;
  const excess = isFolded ? upper.length - a - (lower.length - b) : 0;
  return [
    fold(upper, a + limitToEnded(upper, a, excess), options),
    fold(lower, b + limitToEnded(lower, b, -excess), options),
  ];
}

/** Returns how many of the next `most` columns have ended. */
function limitToEnded(columns: readonly Column[], start: number, most: number): number {
  const open = columns.slice(start).findIndex((column) => !column.every(isEnded));
  return Math.max(0, open < 0 ? most : Math.min(open, most));
}

/** Folds the rounds before a column, but no two that share one, and not the last. */
function fold(columns: readonly Column[], start: number, { view, path }: FoldOptions): PlannedBand {
  const shared = columns.findIndex(
    (column, index) => column.length > 1 || index === columns.length - 1,
  );
  const end = Math.max(0, Math.min(start, shared));
  const folded = columns.slice(0, end).flat();
  const onPath = folded.filter(({ places }) => places.some(({ place }) => path.has(place)));
  const others = folded.filter((round) => !onPath.includes(round));
  return {
    // Narrow views have no room for spines; what does not fit is in the strip above.
    folded: view.width < NARROW_VIEW ? [] : others.slice(-MAX_SPINES),
    columns: [
      ...onPath.map((round) => ({ rounds: [keepPath(round, path)], isPathOnly: true })),
      ...columns.slice(end).map((rounds) => ({ rounds, isPathOnly: false })),
    ],
  };
}

/** Draws only the places of a path; the others keep their space. */
function keepPath(round: LayoutRound, path: ReadonlySet<string>): LayoutRound {
  return { ...round, places: round.places.map((one) => (path.has(one.place) ? one : hide(one))) };
}

function hide(place: LayoutPlace): LayoutPlace {
  return { ...place, bye: true };
}

/**
 * Returns the index of the first column that is shown: the one that the viewer chose, else the first
 * with an open match, but early enough to fill the view, and after large rounds that have ended.
 */
function findStart(columns: readonly Column[], { view, count, from }: FoldOptions): number {
  const chosen = columns.findIndex((column) => column.some(({ key }) => from.includes(key)));
  if (chosen >= 0) return chosen;
  const firstOpen = columns.findIndex((column) => !column.every(isEnded));
  const latest = columns.length - count;
  const most = view.height < LOW_VIEW ? MAX_OPEN_ROUND_IN_LOW_VIEW : MAX_OPEN_ROUND;
  const firstSmall = columns.findIndex(
    (column) => !column.every((round) => isEnded(round) && round.places.length > most),
  );
  return Math.max(firstOpen < 0 ? latest : Math.min(firstOpen, latest), firstSmall);
}

function isEnded({ places }: LayoutRound): boolean {
  return places.every((place) => place.bye || place.isEnded);
}

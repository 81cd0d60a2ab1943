import type { LayoutChoices, LayoutPlace, LayoutRound, LayoutView } from "./layout-types.ts";

/** Rounds of more matches fold once all of them have ended; in low views there is less room. */
const MAX_OPEN_ROUND = 16;
const MAX_OPEN_ROUND_IN_LOW_VIEW = 8;
/** Views below this height are low. */
export const LOW_VIEW = 700;
/** Older folded rounds appear once the oldest of these is opened. */
const MAX_SPINES = 7;
/** Two rounds share a column if they have together at most this many matches. */
const MAX_SHARED = 8;
/** From this number of contestants on, a view has five columns and folded rounds. */
const LARGE = 32;
/** Quarterfinals and semifinals of a single elimination share a column from this number on. */
const VERY_LARGE = 64;

/** Distances of a view: its edge, between columns, to the line right of the last one, indent. */
export interface Spacing {
  readonly gutter: number;
  readonly gap: number;
  readonly rail: number;
  readonly indent: number;
}
const WIDE_SPACING: Spacing = { gutter: 24, gap: 24, rail: 12, indent: 28 };
const NARROW_SPACING: Spacing = { gutter: 20, gap: 20, rail: 8, indent: 20 };
/** Views below this width have less space between columns, and narrower ones. */
const NARROW_VIEW = 800;

export const SPINE_WIDTH = 28;
export const SPINE_GAP = 4;
const SPINE_MARGIN = 12;

/** Widths of a column, and of the lists right of the bracket. */
const MIN_WIDTH = 220;
const MIN_WIDTH_IN_NARROW_VIEW = 204;
/** Minimum while a contestant's whole path is shown. */
const MIN_WIDTH_OF_PATH = 160;
/** Minimum if nothing is folded. */
const MIN_WIDTH_OF_WHOLE = 176;
const MAX_WIDTH = 330;
/** Below this width, quarterfinals and semifinals share a column. */
const COMFORTABLE_WIDTH = 255;
export const LIST_WIDTH = 264;

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

export interface ColumnPlan {
  readonly upper: PlannedBand;
  /** Without columns in a single elimination. */
  readonly lower: PlannedBand;
  readonly spacing: Spacing;
  readonly columnWidth: number;
  /** Width of the spines with their margin; 0 without any. */
  readonly spineWidth: number;
  /** Whether lists are right of the last column. */
  readonly hasRail: boolean;
}

type Column = readonly LayoutRound[];

/**
 * Plans the columns of a bracket: which rounds fold, which two share a column, and how wide the
 * columns are. The last column of the upper band is that of the final.
 */
export function planColumns(
  rounds: readonly LayoutRound[],
  view: LayoutView,
  { isWhole = false, from = [], path = new Set() }: LayoutChoices,
): ColumnPlan {
  const spacing = view.width < NARROW_VIEW ? NARROW_SPACING : WIDE_SPACING;
  const least = path.size > 0 ? MIN_WIDTH_OF_PATH : findMinWidth(view);
  const drawn = rounds.filter(({ places }) => places.some(({ bye }) => !bye));
  const lowerRounds = drawn.filter(({ section }) => section === "lower");
  const isDouble = lowerRounds.length > 0;
  const size = 2 * Math.max(1, ...drawn.map(({ places }) => places.length));
  const free = view.width - 2 * spacing.gutter - (isDouble ? spacing.rail : 0);
  const widthOf = (count: number, space: number) => (space - spacing.gap * (count - 1)) / count;

  const fit = (count: number): ColumnPlan => {
    const upperColumns = isDouble
      ? columnsOfUpper(drawn, count)
      : columnsOfSingle(drawn, widthOf(count, free));
    const lowerColumns = columnsOfLower(lowerRounds, drawn, count);
    const options = { view, count, from, path };
    const [upper, lower] = isWhole
      ? [showAll(upperColumns), showAll(lowerColumns)]
      : foldBoth(upperColumns, lowerColumns, options);
    const spines = Math.max(upper.folded.length, lower.folded.length);
    const spineWidth =
      spines === 0 ? 0 : SPINE_WIDTH * spines + SPINE_GAP * (spines - 1) + SPINE_MARGIN;
    const columns = Math.max(upper.columns.length, lower.columns.length);
    const shown = isWhole || path.size > 0 ? columns : Math.min(count, columns);
    const space = free - spineWidth;
    const withLists = widthOf(shown, space - spacing.gap - LIST_WIDTH);
    const hasLists = size === LARGE / 2 || widthOf(shown, space) > MAX_WIDTH;
    const hasRail = withLists >= MIN_WIDTH && hasLists && !isWhole;
    const width = Math.min(MAX_WIDTH, hasRail ? withLists : widthOf(shown, space));
    const columnWidth = isWhole ? Math.max(MIN_WIDTH_OF_WHOLE, width) : width;
    return { upper, lower, spacing, spineWidth, hasRail, columnWidth };
  };

  let count = size >= LARGE ? 5 : 4;
  let plan = fit(count);
  if (isWhole) return plan;
  // Wide views have more columns instead of wider ones, narrow views fewer.
  while (plan.hasRail && plan.columnWidth === MAX_WIDTH) {
    const wider = fit(count + 1);
    if (wider.upper.columns.length === plan.upper.columns.length) break;
    count += 1;
    plan = wider;
  }
  while (count > 1 && plan.columnWidth < least) {
    count -= 1;
    plan = fit(count);
  }
  return plan;
}

function findMinWidth({ width }: LayoutView): number {
  return width < NARROW_VIEW ? MIN_WIDTH_IN_NARROW_VIEW : MIN_WIDTH;
}

/** Upper semifinals and final share a column if there are too many; the grand final is the last. */
function columnsOfUpper(drawn: readonly LayoutRound[], count: number): readonly Column[] {
  const upper = drawn.filter(({ section }) => section === "upper").map((round) => [round]);
  const finals = drawn.filter(({ key }) => key.startsWith("grand final"));
  const last = finals.length === 0 ? [] : [finals];
  return [...(upper.length + last.length > count ? shareLast(upper) : upper), ...last];
}

function columnsOfSingle(drawn: readonly LayoutRound[], width: number): readonly Column[] {
  const upper = drawn.filter(({ section }) => section === "upper");
  const columns = upper.map((round) => [round]);
  const size = 2 * Math.max(1, ...upper.map(({ places }) => places.length));
  const isCrowded = size >= VERY_LARGE || (size === LARGE && width < COMFORTABLE_WIDTH);
  return isCrowded ? [...shareLast(columns.slice(0, -1)), ...columns.slice(-1)] : columns;
}

/** Pairs of lower rounds share a column, from the last ones on, until the columns fit. */
function columnsOfLower(
  lower: readonly LayoutRound[],
  drawn: readonly LayoutRound[],
  count: number,
): readonly Column[] {
  if (lower.length === 0) return [];
  const columns: Column[] = lower.map((round) => [round]);
  for (let at = columns.length - 2; columns.length > count && at >= 0; at -= 2) {
    const pair = columns.slice(at, at + 2).flat();
    if (countPlaces(pair) > MAX_SHARED) break;
    columns.splice(at, 2, pair);
  }
  const thirdPlace = drawn.filter(({ key }) => key === "bronze");
  return thirdPlace.length === 0 ? columns : [...columns, thirdPlace];
}

function shareLast(columns: readonly Column[]): readonly Column[] {
  const pair = columns.slice(-2).flat();
  return pair.length < 2 || countPlaces(pair) > MAX_SHARED
    ? columns
    : [...columns.slice(0, -2), pair];
}

function countPlaces(rounds: Column): number {
  return rounds.reduce((sum, { places }) => sum + places.length, 0);
}

interface FoldOptions {
  readonly view: LayoutView;
  /** How many columns fit into the view. */
  readonly count: number;
  readonly from: readonly string[];
  readonly path: ReadonlySet<string>;
}

/** Folds rounds of both bands; the band that then has more columns folds as many as the other. */
function foldBoth(
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

function showAll(columns: readonly Column[]): PlannedBand {
  return { folded: [], columns: columns.map((rounds) => ({ rounds, isPathOnly: false })) };
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

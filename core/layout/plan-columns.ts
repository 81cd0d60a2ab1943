import { type Column, foldBoth, NARROW_VIEW, type PlannedBand } from "./fold-columns.ts";
import type { LayoutChoices, LayoutRound, LayoutView } from "./layout-types.ts";

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

export const SPINE_WIDTH = 28;
export const SPINE_GAP = 4;
const SPINE_MARGIN = 12;

/** Widths of a column, and of the lists right of the bracket. */
const MIN_WIDTH = 220;
const MIN_WIDTH_IN_NARROW_VIEW = 204;
/** Minimum while a contestant's whole path is shown, and of a drawing without margins. */
const MIN_WIDTH_OF_PATH = 160;
/** Minimum if nothing is folded. */
const MIN_WIDTH_OF_WHOLE = 176;
/** Wider views have more columns, as long as there are more. */
export const MAX_WIDTH = 330;
/** Below this width, quarterfinals and semifinals share a column. */
const COMFORTABLE_WIDTH = 255;
export const LIST_WIDTH = 264;

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

/** What the columns of a bracket depend on, whether rounds fold or not. */
interface ColumnSpace {
  readonly spacing: Spacing;
  /** Number of contestants of the largest round. */
  readonly size: number;
  /** Width without edges. */
  readonly free: number;
  /** Returns the columns of the upper and of the lower band if this many fit. */
  readonly columnsOf: (count: number) => readonly [readonly Column[], readonly Column[]];
}

/**
 * Plans the columns of a bracket: which rounds fold, which two share a column, and how wide the
 * columns are. The last column of the upper band is that of the final.
 */
export function planColumns(
  rounds: readonly LayoutRound[],
  view: LayoutView,
  choices: LayoutChoices,
): ColumnPlan {
  const { from = [], path = new Set() } = choices;
  const least = path.size > 0 ? MIN_WIDTH_OF_PATH : findMinWidth(view);
  const { spacing, size, free, columnsOf } = findColumnSpace(rounds, view, choices);
  const fit = (count: number): ColumnPlan => {
    const [upper, lower] = foldBoth(...columnsOf(count), { view, count, from, path });
    const spines = Math.max(upper.folded.length, lower.folded.length);
    const spineWidth =
      spines === 0 ? 0 : SPINE_WIDTH * spines + SPINE_GAP * (spines - 1) + SPINE_MARGIN;
    const columns = countShown({ upper, lower });
    const shown = path.size > 0 ? columns : Math.min(count, columns);
    // What does not fit begins at the edge of the view, so that no card is cut.
    const isTooWide = path.size === 0 && columns > count;
    const space = free - spineWidth + (isTooWide && lower.columns.length > 0 ? spacing.rail : 0);
    const withLists = divideWidth(space - spacing.gap - LIST_WIDTH, shown, spacing);
    const alone = divideWidth(space, shown, spacing);
    const hasRoom = withLists >= MIN_WIDTH && (size === LARGE / 2 || alone > MAX_WIDTH);
    const hasRail = hasRoom && !isTooWide;
    const columnWidth = isTooWide ? alone : Math.min(MAX_WIDTH, hasRail ? withLists : alone);
    return { upper, lower, spacing, spineWidth, hasRail, columnWidth };
  };

  let count = countColumns(size);
  let plan = fit(count);
  // Wide views have more columns instead of wider ones, narrow views fewer.
  while (plan.columnWidth >= MAX_WIDTH) {
    const wider = fit(count + 1);
    const columns = countShown(plan);
    if (columns <= count && countShown(wider) === columns) break;
    count += 1;
    plan = wider;
  }
  while (count > 1 && plan.columnWidth < least) {
    count -= 1;
    plan = fit(count);
  }
  return plan;
}

/** Returns the number of columns beside each other. */
function countShown({ upper, lower }: Pick<ColumnPlan, "upper" | "lower">): number {
  return Math.max(upper.columns.length, lower.columns.length);
}

/** Plans the columns of a bracket of which nothing is folded. */
export function planWhole(
  rounds: readonly LayoutRound[],
  view: LayoutView,
  choices: LayoutChoices,
): ColumnPlan {
  const { spacing, size, free, columnsOf } = findColumnSpace(rounds, view, choices);
  const [upper, lower] = columnsOf(countColumns(size));
  const shown = Math.max(upper.length, lower.length);
  const least = choices.bandHeight === undefined ? MIN_WIDTH_OF_WHOLE : MIN_WIDTH_OF_PATH;
  const width = Math.min(MAX_WIDTH, divideWidth(free, shown, spacing));
  return {
    upper: showAll(upper),
    lower: showAll(lower),
    spacing,
    spineWidth: 0,
    hasRail: false,
    columnWidth: Math.max(least, width),
  };
}

function findColumnSpace(
  rounds: readonly LayoutRound[],
  view: LayoutView,
  { bandHeight }: LayoutChoices,
): ColumnSpace {
  const drawn = rounds.filter(({ places }) => places.some(({ bye }) => !bye));
  const inView = view.width < NARROW_VIEW ? NARROW_SPACING : WIDE_SPACING;
  // The space right of the last column is for the line from the lower final to the grand final.
  const rail = drawn.some(({ section }) => section === "finals") ? inView.rail : 0;
  const spacing = bandHeight === undefined ? inView : { ...inView, gutter: 0, rail };
  const lowerRounds = drawn.filter(({ section }) => section === "lower");
  const isDouble = lowerRounds.length > 0;
  const free = view.width - 2 * spacing.gutter - (isDouble ? spacing.rail : 0);
  return {
    spacing,
    size: 2 * Math.max(1, ...drawn.map(({ places }) => places.length)),
    free,
    columnsOf: (count) => [
      isDouble
        ? columnsOfUpper(drawn, count)
        : columnsOfSingle(drawn, divideWidth(free, count, spacing)),
      columnsOfLower(lowerRounds, drawn, count),
    ],
  };
}

function countColumns(size: number): number {
  return size >= LARGE ? 5 : 4;
}

/** Returns the width of one of this many columns beside each other. */
function divideWidth(space: number, count: number, { gap }: Spacing): number {
  return (space - gap * (count - 1)) / count;
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

function showAll(columns: readonly Column[]): PlannedBand {
  return { folded: [], columns: columns.map((rounds) => ({ rounds, isPathOnly: false })) };
}

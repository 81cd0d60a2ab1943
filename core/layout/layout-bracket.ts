import { layoutLines } from "./card-lines.ts";
import { LOW_VIEW, type PlannedBand, type PlannedColumn } from "./fold-columns.ts";
import type {
  Box,
  BracketLayout,
  CardBox,
  HeadBox,
  LayoutChoices,
  LayoutRound,
  LayoutView,
  SpineBox,
} from "./layout-types.ts";
import { countShares, findMinHeight, HEAD_GAP, HEAD_HEIGHT, placeColumn } from "./place-cards.ts";
import { placeGrandFinal, placeSingleFinal, type PlacedFinals } from "./place-finals.ts";
import {
  type ColumnPlan,
  LIST_WIDTH,
  planColumns,
  planWhole,
  SPINE_GAP,
  SPINE_WIDTH,
} from "./plan-columns.ts";

/** Distance between the two bands, and from the last one to the bottom of the view. */
export const BAND_GAP = 20;
const LOW_BAND_GAP = 12;
export const FOOT = 16;
/** Heads of a band with the distance to its cards. */
const HEADS = HEAD_HEIGHT + HEAD_GAP;
/** The lower band has eight slots, each a sixteenth of the view without heads and gaps. */
const SLOTS = 8;
const NOT_SLOTS = 86;
const MAX_SLOT = 63;
/** Largest share of the upper band's eight slots. */
const MAX_UPPER_SLOT = 80;
/** Least share of a card, if its column has fewer than eight. */
const MIN_SLOT = 33;
/** Share of a card in the last column of the lower band, which has lists below. */
const LAST_PITCH = 112;
/** Largest share of a card: a small bracket does not fill a high view. */
const MAX_PITCH = 186;
/** Rounds of more matches have no ticks in their spine. */
const MAX_TICKS = 128;
const SPINE_HEAD = 30;
/** A lower foot has no room for a list. */
const MIN_FOOT = 60;

/**
 * Lays out a bracket so that as much of it as possible is in the view: later rounds are larger, two
 * rounds share a column, and ended rounds before the present one are rows or folded. What does not
 * fit is to the right of the view, or below.
 */
export function layoutBracket(
  rounds: readonly LayoutRound[],
  view: LayoutView,
  choices: LayoutChoices = {},
): BracketLayout {
  if (choices.isWhole === true) return layoutWhole(rounds, view, choices);
  const plan = planColumns(rounds, view, choices);
  const layout = layoutPlan(rounds, plan, view, choices);
  const bands = findBandHeights(plan, view, choices);
  const lowerTop = layout.heads[layout.heads.length - 1]?.y ?? 0;
  return {
    ...layout,
    spines: [
      ...placeSpines(plan.upper.folded, plan, 0, bands.upper),
      ...placeSpines(plan.lower.folded, plan, lowerTop, bands.lower),
    ],
  };
}

/** Lays out a bracket of which nothing is folded. */
export function layoutWhole(
  rounds: readonly LayoutRound[],
  view: LayoutView,
  choices: LayoutChoices,
): BracketLayout {
  return layoutPlan(rounds, planWhole(rounds, view, choices), view, choices);
}

/** Places heads, cards and lines of planned columns. */
function layoutPlan(
  rounds: readonly LayoutRound[],
  plan: ColumnPlan,
  view: LayoutView,
  choices: LayoutChoices,
): BracketLayout {
  const { upper, lower, spacing, columnWidth, spineWidth } = plan;
  const bands = findBandHeights(plan, view, choices);
  const isDouble = lower.columns.length > 0;
  const left = spacing.gutter + spineWidth;
  const step = columnWidth + spacing.gap;
  const count = Math.max(upper.columns.length, lower.columns.length);
  const heads: HeadBox[] = [];
  const cards: CardBox[] = [];
  // The last columns of both bands are below each other if they are in view, else the first ones.
  const isInView = left + count * step <= view.width;
  const boxOf = (band: PlannedBand, index: number, y: number, height: number): Box => ({
    x: left + ((isInView ? count - band.columns.length : 0) + index) * step,
    y,
    width: columnWidth,
    height,
  });
  const addColumns = (band: PlannedBand, y: number, height: number, columns: number): void => {
    for (const [index, column] of band.columns.slice(0, columns).entries()) {
      const isLast = index === band.columns.length - 1;
      const area = boxOf(band, index, y + HEADS, height - HEADS);
      const isLow = isLast && band === lower && choices.bandHeight === undefined;
      const maxPitch = isLow ? LAST_PITCH : Infinity;
      heads.push(headOf(band, index, { ...area, y, height: HEAD_HEIGHT }));
      cards.push(...placeColumn(column, area, spacing.indent, maxPitch));
    }
  };

  const finalIndex = upper.columns.length - 1;
  const finalArea = boxOf(upper, finalIndex, HEADS, bands.upper - HEADS);
  const finals = placeFinals(rounds, upper.columns[finalIndex], finalArea, isDouble);
  addColumns(upper, 0, bands.upper, finals === null ? upper.columns.length : finalIndex);
  const finalHead = { ...finalArea, y: 0, height: HEAD_HEIGHT };
  if (finals !== null) heads.push(headOf(upper, finalIndex, finalHead));
  cards.push(...(finals?.cards ?? []));
  const lowerTop = bands.upper + (view.height < LOW_VIEW ? LOW_BAND_GAP : BAND_GAP);
  addColumns(lower, lowerTop, bands.lower, lower.columns.length);
  // Two third-place matches may need more room than the column of the final has.
  const bottom = isDouble ? lowerTop + bands.lower : bands.upper;
  const height = Math.max(bottom, ...cards.map((card) => card.y + card.height));
  const right = left + count * step - spacing.gap + (isDouble ? spacing.rail : 0);
  const railLeft = right + spacing.gap;
  const railWidth = Math.max(
    LIST_WIDTH,
    Math.min(columnWidth, view.width - railLeft - spacing.gutter),
  );
  const lastLower = boxOf(lower, lower.columns.length - 1, lowerTop, bands.lower);
  const foot = isDouble ? spaceBelow(lastLower, cards) : (finals?.foot ?? null);
  return {
    width: (plan.hasRail ? railLeft + railWidth : right) + spacing.gutter,
    height: height + FOOT,
    heads,
    cards,
    spines: [],
    lines: layoutLines(rounds, cards, spacing),
    top: finals?.top ?? null,
    foot: foot !== null && foot.height >= MIN_FOOT ? foot : null,
    rail: plan.hasRail ? { x: railLeft, y: 0, width: railWidth, height } : null,
  };
}

/** Columns fold from the left, and only those with one round that has ended. */
function headOf({ columns }: PlannedBand, index: number, area: Box): HeadBox {
  const rounds = columns[index]?.rounds ?? [];
  const canFold = columns.slice(0, index + 1).every(isFoldable);
  const next = canFold ? columns[index + 1]?.rounds[0]?.key : undefined;
  return { ...area, rounds: rounds.map(({ key }) => key), next: next ?? null };
}

function isFoldable({ rounds, isPathOnly }: PlannedColumn): boolean {
  const isEnded = rounds.every(({ places }) => places.every((place) => place.bye || place.isEnded));
  return isEnded && rounds.length === 1 && !isPathOnly;
}

/** Returns the heights of both bands with their heads; `lower` is 0 in a single elimination. */
function findBandHeights(
  { upper, lower }: ColumnPlan,
  view: LayoutView,
  { bandHeight }: LayoutChoices,
): { readonly upper: number; readonly lower: number } {
  const isSingle = lower.columns.length === 0;
  if (bandHeight !== undefined) {
    const fit = ({ columns }: PlannedBand): number => {
      const hasFinals = columns.some(({ rounds: [first] }) => isFinal(first, isSingle));
      const cards = Math.max(...columns.map(countShares));
      return HEADS + Math.max(bandHeight(cards, hasFinals), findMinHeight(columns));
    };
    return { upper: fit(upper), lower: isSingle ? 0 : fit(lower) };
  }
  const least = ({ columns }: PlannedBand) => HEADS + findMinHeight(columns);
  if (isSingle) {
    // Above a final after columns of one match, there is room for the progress.
    const fewest = upper.columns.length > 1 ? 2 : 1;
    const most = HEADS + MAX_PITCH * Math.max(fewest, ...upper.columns.map(countShares));
    return { upper: Math.max(Math.min(view.height - FOOT, most), least(upper)), lower: 0 };
  }
  const gap = view.height < LOW_VIEW ? LOW_BAND_GAP : BAND_GAP;
  const slot = Math.floor((view.height - NOT_SLOTS) / (2 * SLOTS));
  const most = Math.min(SLOTS, ...lower.columns.map(countShares).slice(0, 1));
  const lowerHeight = Math.max(MIN_SLOT * most, SLOTS * Math.min(MAX_SLOT, slot));
  const rest = view.height - 2 * HEADS - gap - FOOT - lowerHeight;
  const upperHeight = slot > MAX_SLOT ? SLOTS * MAX_UPPER_SLOT : lowerHeight;
  return {
    upper: Math.max(HEADS + Math.min(upperHeight, rest), least(upper)),
    lower: Math.max(HEADS + lowerHeight, least(lower)),
  };
}

/** Returns whether a round is the grand final, or the final of a single elimination. */
function isFinal(round: LayoutRound | undefined, isSingle: boolean): boolean {
  return round?.section === "finals" || (isSingle && round?.places.length === 1);
}

/** Places the matches of the last upper column; `null` if it is not a final. */
function placeFinals(
  rounds: readonly LayoutRound[],
  column: PlannedColumn | undefined,
  area: Box,
  isDouble: boolean,
): PlacedFinals | null {
  const [first] = column?.rounds ?? [];
  if (column === undefined || first === undefined) return null;
  if (isDouble) return first.section === "finals" ? placeGrandFinal(column.rounds, area) : null;
  if (column.rounds.length > 1 || first.places.length > 1) return null;
  // A final of more than two contestants needs more height than the final of two has.
  if (first.places.some(({ rows }) => rows > 2)) return null;
  const finals = [first, ...rounds.filter(({ key }) => key === "bronze")];
  const size = 2 * Math.max(...rounds.map(({ places }) => places.length));
  return placeSingleFinal(finals, area, size);
}

/** Returns the part of a column below its cards. */
function spaceBelow(column: Box, cards: readonly CardBox[]): Box {
  const own = cards.filter(({ x, y }) => x >= column.x && y >= column.y);
  const top = Math.max(column.y, ...own.map(({ y, height }) => y + height)) + BAND_GAP;
  return { ...column, y: top, height: column.y + column.height - top };
}

/** Places folded rounds of a band; those of both bands have the same width together. */
function placeSpines(
  folded: readonly LayoutRound[],
  { upper, lower, spacing }: ColumnPlan,
  y: number,
  height: number,
): readonly SpineBox[] {
  const most = Math.max(upper.folded.length, lower.folded.length);
  const all = SPINE_WIDTH * most + SPINE_GAP * (most - 1);
  const width = (all - SPINE_GAP * (folded.length - 1)) / folded.length;
  return folded.map((round, index) => ({
    round: round.key,
    x: spacing.gutter + index * (width + SPINE_GAP),
    y,
    width,
    height,
    ticks: placeTicks(round, height),
  }));
}

function placeTicks({ places }: LayoutRound, height: number): readonly number[] {
  if (places.length > MAX_TICKS) return [];
  const pitch = (height - SPINE_HEAD) / places.length;
  const played = places.filter(({ bye }) => !bye);
  return played.map(({ row }) => Math.round(SPINE_HEAD + (row - 0.5) * pitch));
}

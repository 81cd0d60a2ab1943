import { layoutWhole } from "#core/layout/layout-bracket.ts";
import type { BracketLayout, LayoutRound } from "#core/layout/layout-types.ts";
import type { MeasureHostText } from "./text-tools.ts";

/** Parts of a bracket whose rounds a viewer chooses separately; "finals" only in a narrow widget. */
export type Band = "upper" | "lower" | "finals";

/** Keys of the rounds that a viewer chose as the first one of a band. */
export type ChosenRounds = Readonly<Partial<Record<Band, string>>>;

/** Rounds of a column: one, or all finals. */
export type Column = readonly LayoutRound[];

export interface BracketBands {
  /** With the finals as its last column. */
  readonly upper: readonly Column[];
  /** Empty in a single elimination. */
  readonly lower: readonly Column[];
}

/** Columns in view of one band. */
export interface ColumnWindow {
  readonly band: Band;
  readonly shown: readonly Column[];
  /** The columns beside it; `undefined` at the end of the band. */
  readonly before: Column | undefined;
  readonly after: Column | undefined;
}

/** Space and font of a bracket, and what its viewer chose. */
export interface BracketSpace {
  /** Width in pixels. */
  readonly width: number;
  readonly measure: MeasureHostText;
  /** First rounds in view. */
  readonly chosen: ChosenRounds;
  /** The band that a narrow bracket shows; `null` before a choice. */
  readonly band: Band | null;
}

/** Layout height of a bracket that is as high as its cards need: then its gaps are those of a high view. */
const VIEW_HEIGHT = 1000;
/** Heights of a band without its head, by the number of cards of its largest column. */
const FEW = 2;
const FEW_PITCH = 100;
const BAND_HEIGHT = 344;
const COMPACT_BAND_HEIGHT = 316;
/** Height of a card if there are more than the band has room for: a row, or two lines. */
const ROW_PITCH = 24;

/** Splits the rounds of a bracket into bands and columns. Rounds of byes only are omitted. */
export function splitBands(rounds: readonly LayoutRound[]): BracketBands {
  const drawn = rounds.filter(({ places }) => places.some(({ bye }) => !bye));
  const of = (name: LayoutRound["section"]) => drawn.filter(({ section }) => section === name);
  const [upper, lower, finals] = [of("upper"), of("lower"), of("finals")];
  if (lower.length === 0) {
    const last = [...upper.slice(-1), ...finals];
    return { upper: [...upper.slice(0, -1).map(alone), last], lower: [] };
  }
  const grand = finals.filter((round) => !isThirdPlace(round));
  return {
    upper: [...upper.map(alone), ...(grand.length === 0 ? [] : [grand])],
    lower: [...lower, ...finals.filter(isThirdPlace)].map(alone),
  };
}

/**
 * Returns the columns of a band that are in view: from the chosen round on, else from the first one
 * with an open match, but always as many as fit.
 */
export function findWindow(
  band: Band,
  columns: readonly Column[],
  most: number,
  chosen: string | undefined,
): ColumnWindow {
  const count = Math.min(most, columns.length);
  const index = columns.findIndex((column) => column.some(({ key }) => key === chosen));
  const open = columns.findIndex((column) => column.some(isOpen));
  const latest = columns.length - count;
  const first = Math.min(index >= 0 ? index : open >= 0 ? open : latest, latest);
  const end = first + count;
  return {
    band,
    shown: columns.slice(first, end),
    before: columns[first - 1],
    after: columns[end],
  };
}

/** Returns whether a round has a match that has not ended. */
export function isOpen({ places }: LayoutRound): boolean {
  return places.some(({ bye, isEnded }) => !bye && !isEnded);
}

/** Lays out rounds in columns at a width in pixels, without margins. */
export function layoutColumns(
  rounds: readonly LayoutRound[],
  width: number,
  isCompact: boolean,
): BracketLayout {
  const least = isCompact ? COMPACT_BAND_HEIGHT : BAND_HEIGHT;
  return layoutWhole(
    rounds,
    { width, height: VIEW_HEIGHT },
    {
      bandHeight: (cards, hasFinals) =>
        cards <= FEW && !hasFinals ? cards * FEW_PITCH : Math.max(least, cards * ROW_PITCH),
    },
  );
}

function isThirdPlace({ key }: LayoutRound): boolean {
  return key === "bronze";
}

function alone(round: LayoutRound): Column {
  return [round];
}

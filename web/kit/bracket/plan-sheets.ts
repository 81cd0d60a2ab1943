import { layoutBracket } from "#core/layout/layout-bracket.ts";
import type { BracketLayout, LayoutRound } from "#core/layout/layout-types.ts";
import { keepRows } from "#core/layout/sections.ts";

export interface SheetSize {
  readonly width: number;
  readonly height: number;
}

export const paperFormats = ["a4", "a3", "letter"] as const;
export type PaperFormat = (typeof paperFormats)[number];

/** Paper sizes in landscape, in CSS pixels. */
const SIZES: Readonly<Record<PaperFormat, SheetSize>> = {
  a4: { width: 1122, height: 793 },
  a3: { width: 1587, height: 1122 },
  letter: { width: 1056, height: 816 },
};

/** Margin, title and page number of a sheet, in CSS pixels; also in print.module.css. */
const MARGIN = 38;
const TITLE = 40;
const FOOTER = 22;

/** A bracket is not smaller than this in relation to the screen; then it needs more sheets. */
const MIN_SCALE = 0.79;
/** Scale for which it is laid out: larger sheets in layout units have space for whole names. */
const SCALE = 0.8;
/** Smallest width of a column with its distance to the next one, in units. */
const MIN_COLUMN = 200;

/** Returns the area of a paper that is left for the bracket, in CSS pixels. */
export function getPrintableSize(paper: PaperFormat): SheetSize {
  const { width, height } = SIZES[paper];
  return { width: width - 2 * MARGIN, height: height - 2 * MARGIN - TITLE - FOOTER };
}

/**
 * Lays out a bracket on sheets of paper: on one if it is large enough there, else upper and lower
 * bracket separately, early and late rounds separately if a sheet has no room for all columns, and
 * each in halves, quarters and so on of the draw. Rounds of fewer matches than there are parts are
 * on the last of these sheets.
 */
export function planSheets(
  rounds: readonly LayoutRound[],
  size: SheetSize,
): readonly BracketLayout[] {
  const whole = layOut(rounds, size);
  if (findScale(whole, size) >= MIN_SCALE) return [whole];
  const lower = rounds.filter(({ section }) => section === "lower");
  const others = rounds.filter(({ section }) => section !== "lower");
  return [others, lower].flatMap((band) =>
    splitRounds(band, size).flatMap((part) => splitBand(part, size)),
  );
}

function layOut(rounds: readonly LayoutRound[], { width, height }: SheetSize): BracketLayout {
  const view = { width: width / SCALE, height: height / SCALE };
  return layoutBracket(rounds, view, { isWhole: true });
}

/** Returns early and late rounds, so that the columns of each fit next to each other. */
function splitRounds(
  band: readonly LayoutRound[],
  size: SheetSize,
): readonly (readonly LayoutRound[])[] {
  const most = Math.floor(size.width / MIN_SCALE / MIN_COLUMN);
  const length = Math.ceil(band.length / Math.ceil(band.length / most));
  const parts: (readonly LayoutRound[])[] = [];
  for (let at = 0; at < band.length; at += length) parts.push(band.slice(at, at + length));
  return parts;
}

/** Returns the scale at which a layout fits on a sheet, at most 1. */
export function findScale({ width, height }: BracketLayout, size: SheetSize): number {
  return Math.min(1, size.width / width, size.height / height);
}

function splitBand(band: readonly LayoutRound[], size: SheetSize): readonly BracketLayout[] {
  // Without a lower bracket, all rounds are columns of a single elimination.
  const rounds = band.map((round) =>
    round.key === "bronze" ? round : { ...round, section: "upper" as const },
  );
  const most = Math.max(...rounds.map(({ places }) => places.length));
  for (let parts = 1; ; parts *= 2) {
    const sheets = Array.from({ length: parts }, (_, part) =>
      layOut(keepPart(rounds, part, parts), size),
    );
    if (2 * parts > most || sheets.every((sheet) => findScale(sheet, size) >= MIN_SCALE)) {
      return sheets;
    }
  }
}

/** Keeps the matches of one part of the draw, in rows from 1. */
function keepPart(
  rounds: readonly LayoutRound[],
  part: number,
  parts: number,
): readonly LayoutRound[] {
  return rounds.flatMap((round) => {
    if (round.places.length >= parts) return [keepRows(round, part, parts)];
    return part === parts - 1 ? [round] : [];
  });
}

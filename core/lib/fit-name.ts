/**
 * Fits a name into the room it has by the type's width axis, and cuts it only when the narrowest
 * width does not do. One answer for the page, the widget and the images, without a font at hand.
 */
import { ADVANCE_WIDTHS } from "./advance-widths.ts";

/** Widths of the axis, in percent, from the usual one down. */
export const NAME_WIDTHS = [100, 88, 75, 66, 62] as const;
export type NameWidth = (typeof NAME_WIDTHS)[number];

export interface NameType {
  /** Font size in pixels. */
  readonly size: number;
  /** Weight 680 instead of 450: a winner's. */
  readonly strong: boolean;
}

export interface FittedName {
  /** The name, or its beginning (and end) with an ellipsis. */
  readonly text: string;
  readonly cut: boolean;
  readonly width: NameWidth;
  /** How wide `text` will be, in pixels; an estimate for letters that are not in the table. */
  readonly pixels: number;
}

const ELLIPSIS = "…";
const ALIKE_LETTERS = 12;
const WIDEST = 100;
const NARROWEST = 62;

/** Estimates in thousandths of an em for what the table does not hold. */
const FULL_WIDTH = 1000;
const EMOJI = 1250;
const UNKNOWN = 620;
const WIDE_SCRIPT =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\uff01-\uff60]|[\u{20000}-\u{3ffff}]/u;
const PICTURE = /\p{Extended_Pictographic}/u;
const WEIGHTLESS = /[\p{M}\p{Cf}]/u;

const tables = {
  regular: decode(ADVANCE_WIDTHS.regular),
  regularNarrow: decode(ADVANCE_WIDTHS.regularNarrow),
  strong: decode(ADVANCE_WIDTHS.strong),
  strongNarrow: decode(ADVANCE_WIDTHS.strongNarrow),
};

/** Pixels a name takes at a width of the axis. */
export function nameWidth(name: string, { size, strong }: NameType, width: NameWidth): number {
  const wide = strong ? tables.strong : tables.regular;
  const narrow = strong ? tables.strongNarrow : tables.regularNarrow;
  // Advances run straight between two points of the axis.
  const share = (width - NARROWEST) / (WIDEST - NARROWEST);
  let units = 0;
  for (const letter of name) {
    const least = advanceOf(letter, narrow);
    units += least + (advanceOf(letter, wide) - least) * share;
  }
  return (units * size) / 1000;
}

/**
 * The widest cut of the type in which a name fits `room` pixels; where none does, the narrowest
 * with an ellipsis.
 *
 * @param cutMiddle Keep the end as well: for names that share their beginning with another in view.
 */
export function fitName(name: string, room: number, type: NameType, cutMiddle = false): FittedName {
  for (const width of NAME_WIDTHS) {
    const pixels = nameWidth(name, type, width);
    if (pixels <= room) return { text: name, cut: false, width, pixels };
  }
  const text = cutToFit(name, room, type, cutMiddle);
  return { text, cut: true, width: NARROWEST, pixels: nameWidth(text, type, NARROWEST) };
}

/** What makes two names look alike where both are cut at their end. */
export function beginningOf(name: string): string {
  return name.slice(0, ALIKE_LETTERS);
}

/** Whether the width of every letter is known, not estimated. */
export function isMeasured(name: string): boolean {
  return Array.from(name).every(
    (letter) =>
      tables.regular.has(letter) ||
      WIDE_SCRIPT.test(letter) ||
      WEIGHTLESS.test(letter) ||
      tables.regular.has(baseOf(letter)),
  );
}

/** Drops whole characters as a reader sees them, never half of one. */
function cutToFit(name: string, room: number, type: NameType, cutMiddle: boolean): string {
  const characters = Array.from(
    new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name),
    ({ segment }) => segment,
  );
  const keep = (kept: number): string => {
    const tail = cutMiddle ? Math.floor(kept / 2) : 0;
    const start = characters
      .slice(0, kept - tail)
      .join("")
      .trimEnd();
    const end = tail === 0 ? "" : characters.slice(-tail).join("").trimStart();
    return `${start}${ELLIPSIS}${end}`;
  };
  let fits = 0;
  let tooMany = characters.length;
  while (tooMany - fits > 1) {
    const half = Math.floor((fits + tooMany) / 2);
    if (nameWidth(keep(half), type, NARROWEST) <= room) fits = half;
    else tooMany = half;
  }
  return keep(fits);
}

/** A letter's own advance, else its base letter's, else an estimate by its kind. */
function advanceOf(letter: string, table: ReadonlyMap<string, number>): number {
  const own = table.get(letter);
  if (own !== undefined) return own;
  if (WEIGHTLESS.test(letter)) return 0;
  if (WIDE_SCRIPT.test(letter)) return FULL_WIDTH;
  return table.get(baseOf(letter)) ?? (PICTURE.test(letter) ? EMOJI : UNKNOWN);
}

function baseOf(letter: string): string {
  return letter.normalize("NFD").charAt(0);
}

function decode(packed: string): ReadonlyMap<string, number> {
  return new Map(
    Array.from(ADVANCE_WIDTHS.letters, (letter, index) => [
      letter,
      Number.parseInt(packed.slice(index * 2, index * 2 + 2), 36),
    ]),
  );
}

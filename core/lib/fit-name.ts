/**
 * Fits a name into an available width by the font's width axis, and truncates it only if the
 * narrowest width does not fit. For pages, widgets and images alike; needs no loaded font.
 */
import { ADVANCE_WIDTHS } from "./advance-widths.ts";
import { cutToFit } from "./cut-to-fit.ts";

/** Widths of the font's width axis in percent, from the default one down. */
export const FONT_WIDTHS_PERCENT = [100, 88, 75, 66, 62] as const;
export type FontWidthPercent = (typeof FONT_WIDTHS_PERCENT)[number];

export interface NameFont {
  /** Font size in pixels. */
  readonly size: number;
  /** True for weight 680 (winners) instead of 450. */
  readonly strong: boolean;
}

/** A name that fits, and how to set it. */
export interface FittedName {
  /** The name, or its beginning (and end) with an ellipsis. */
  readonly text: string;
  /** True if the name is truncated. */
  readonly cut: boolean;
  readonly width: FontWidthPercent;
  /** Width of `text` in pixels; an estimate if it has letters that are not in the table. */
  readonly pixels: number;
}

const ALIKE_LETTERS = 12;
const WIDEST = 100;
const NARROWEST = 62;

/** Estimated advances, in thousandths of an em, of characters that are not in the table. */
const FULL_WIDTH = 1000;
const EMOJI = 1250;
const UNKNOWN = 620;
const WIDE_SCRIPT =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\uff01-\uff60]|[\u{20000}-\u{3ffff}]/u;
const PICTOGRAPH = /\p{Extended_Pictographic}/u;
const ZERO_WIDTH = /[\p{M}\p{Cf}]/u;

const LETTERS = ADVANCE_WIDTHS.letters.replaceAll(/(.)-(.)/g, (_, first: string, last: string) => {
  const start = first.charCodeAt(0);
  const codes = Array.from({ length: last.charCodeAt(0) - start + 1 }, (_each, i) => start + i);
  return String.fromCharCode(...codes);
});

/** Advances of each letter at the widest and at the narrowest width of the axis. */
const regular = readColumns(0);
const strong = readColumns(2);

/** Returns the width of a name in pixels at a width of the axis, in percent. */
export function measureNameWidth(name: string, type: NameFont, width: number): number {
  return createWidthOf(name, type)(width);
}

/** Returns a function of the width of the axis, in percent, to the width of a name in pixels. */
function createWidthOf(name: string, type: NameFont): (width: number) => number {
  const table = type.strong ? strong : regular;
  let most = 0;
  let least = 0;
  for (const letter of name) {
    const [wide, narrow] = findAdvances(letter, table);
    most += wide;
    least += narrow;
  }
  // Advances are linear between the ends of the axis.
  return (width) => {
    const share = (width - NARROWEST) / (WIDEST - NARROWEST);
    return ((least + (most - least) * share) * type.size) / 1000;
  };
}

/**
 * Fits a name into `room` pixels: at the widest width of the axis that fits, else truncated with an
 * ellipsis at the narrowest one (`cutMiddle`: see `cutToFit`).
 */
export function fitName(name: string, room: number, type: NameFont, cutMiddle = false): FittedName {
  const widthOf = createWidthOf(name, type);
  for (const width of FONT_WIDTHS_PERCENT) {
    const pixels = widthOf(width);
    if (pixels <= room) return { text: name, cut: false, width, pixels };
  }
  const isFitting = (part: string): boolean => measureNameWidth(part, type, NARROWEST) <= room;
  const text = cutToFit(name, isFitting, cutMiddle);
  return { text, cut: true, width: NARROWEST, pixels: measureNameWidth(text, type, NARROWEST) };
}

/** Returns the first 12 characters: names that share them look alike when truncated. */
export function getNamePrefix(name: string): string {
  return name.slice(0, ALIKE_LETTERS);
}

/** Returns whether the width of every letter is known, not estimated. */
export function hasKnownLetterWidths(name: string): boolean {
  return Array.from(name).every(
    (letter) =>
      regular.has(letter) ||
      WIDE_SCRIPT.test(letter) ||
      ZERO_WIDTH.test(letter) ||
      regular.has(baseOf(letter)),
  );
}

type Advances = readonly [wide: number, narrow: number];

/** Returns the advances of a letter: its own, those of its base letter, or an estimate. */
function findAdvances(letter: string, table: ReadonlyMap<string, Advances>): Advances {
  const own = table.get(letter);
  if (own !== undefined) return own;
  if (ZERO_WIDTH.test(letter)) return [0, 0];
  if (WIDE_SCRIPT.test(letter)) return [FULL_WIDTH, FULL_WIDTH];
  const estimate = PICTOGRAPH.test(letter) ? EMOJI : UNKNOWN;
  return table.get(baseOf(letter)) ?? [estimate, estimate];
}

function baseOf(letter: string): string {
  return letter.normalize("NFD").charAt(0);
}

/** Reads two columns of the table, of which `first` is that of the widest width. */
function readColumns(first: number): ReadonlyMap<string, Advances> {
  return new Map(
    Array.from(LETTERS, (letter, index) => {
      const at = index * 8 + first * 2;
      return [letter, [readAdvance(at), readAdvance(at + 2)]];
    }),
  );
}

function readAdvance(at: number): number {
  return Number.parseInt(ADVANCE_WIDTHS.widths.slice(at, at + 2), 36);
}

/**
 * Forms of a card, from small to large. A row has both names beside each other; S has code and date
 * left of two lines; Mc, M and L have them above; XL is a final. Digits number the sizes of one form.
 */
export const CARD_STYLES = {
  row: { head: 0, name: 13, score: 13, cell: 20, seed: 24, flag: null, open: 12 },
  S1: { head: 0, name: 13, score: 14, cell: 25, seed: 18, flag: [16, 11], open: 12 },
  S2: { head: 0, name: 14, score: 15, cell: 28, seed: 18, flag: [16, 11], open: 12 },
  Mc: { head: 15, name: 13, score: 15, cell: 28, seed: 18, flag: [16, 11], open: 12 },
  M1: { head: 17, name: 14, score: 16, cell: 31, seed: 19, flag: [18, 12], open: 13 },
  M2: { head: 18, name: 15, score: 18, cell: 34, seed: 19, flag: [18, 12], open: 13 },
  L1: { head: 20, name: 17, score: 26, cell: 43, seed: 20, flag: [22, 15], open: 14 },
  L2: { head: 20, name: 19, score: 28, cell: 48, seed: 20, flag: [22, 15], open: 14 },
  L3: { head: 20, name: 21, score: 34, cell: 54, seed: 20, flag: [24, 16], open: 14 },
  XL1: { head: 20, name: 21, score: 36, cell: 53, seed: 20, flag: [22, 15], open: 15 },
  XL2: { head: 22, name: 23, score: 40, cell: 58, seed: 20, flag: [22, 15], open: 15 },
  XL3: { head: 24, name: 26, score: 46, cell: 66, seed: 20, flag: [27, 18], open: 15 },
} as const satisfies Readonly<Record<string, CardStyle>>;

export type CardForm = keyof typeof CARD_STYLES;

/** Sizes of a card's parts, in units; font sizes of names, scores and open slots. */
export interface CardStyle {
  /** Height of the line with code and start; 0 without. */
  readonly head: number;
  readonly name: number;
  readonly score: number;
  /** Widths of the score's cell and of the seed. */
  readonly cell: number;
  readonly seed: number;
  /** Width and height of the flag; `null` without. */
  readonly flag: readonly [number, number] | null;
  readonly open: number;
}

export interface CardSize {
  readonly form: CardForm;
  readonly height: number;
}

/** Smallest pitch of a column, in units: rows of names. */
export const MIN_PITCH = 21;

const MAX_ROW_HEIGHT = 28;
const MIN_LARGE = 88;
const MAX_LARGE = 150;
const LARGE_PITCH = 112;
/** By how much a large card grows when its pitch doubles. */
const GROWTH = 24;

/** Returns the form of the cards of a column, by the distance between the tops of two of them. */
export function findCardSize(pitch: number): CardSize {
  if (pitch < 39) return { form: "row", height: Math.min(pitch - 1, MAX_ROW_HEIGHT) };
  if (pitch < 58) return { form: pitch < 46 ? "S1" : "S2", height: pitch - 3 };
  if (pitch < 78) return { form: "Mc", height: pitch - 6 };
  if (pitch < LARGE_PITCH) return { form: pitch < 89 ? "M1" : "M2", height: pitch - 9 };
  const grown = MIN_LARGE + GROWTH * Math.log2(pitch / LARGE_PITCH);
  return sizeLarge(Math.min(grown, MAX_LARGE));
}

/** Names in rows of this height are larger. */
const HIGH_ROW = 26;

export function findNameSize(form: CardForm, height: number): number {
  return CARD_STYLES[form].name + (form === "row" && height >= HIGH_ROW ? 1 : 0);
}

export function sizeLarge(height: number): CardSize {
  return { form: height < 104 ? "L1" : height < 128 ? "L2" : "L3", height };
}

export function sizeFinal(height: number): CardSize {
  return { form: height < 140 ? "XL1" : height < 170 ? "XL2" : "XL3", height };
}

/** Returns the size of a card with more rows of the same height; a `row` has only room for two. */
export function sizeForRows({ form, height }: CardSize, rows: number): CardSize {
  if (rows <= 2) return { form, height };
  const { head } = CARD_STYLES[form];
  return { form: form === "row" ? "S2" : form, height: head + ((height - head) * rows) / 2 };
}

/**
 * Sizes and shapes of a bracket's layout. Units are CSS pixels at 100% zoom; the origin is the top
 * left corner of the first head.
 */
import type { Section } from "#core/model/bracket.ts";

/** Sizes: the card, its line of code and start above, the columns, the heads. */
export const CARD_WIDTH = 240;
export const CARD_HEIGHT = 56;
export const COLUMN_WIDTH = 280;
export const META_HEIGHT = 14;
export const HEAD_HEIGHT = 40;
/** Where the first row begins, below the top of its band. */
export const ROWS_TOP = HEAD_HEIGHT + 12;

/** What layout needs of a place; `core/bracket`'s Place and the contract's PlaceView both are one. */
export interface LayoutPlace {
  readonly place: string;
  /** 1-based. */
  readonly row: number;
  readonly bye: boolean;
  readonly winnerTo: { readonly place: string } | null;
}

export interface LayoutRound {
  readonly key: string;
  readonly section: Section;
  readonly places: readonly LayoutPlace[];
}

export interface LayoutOptions {
  /** Cards without the line above them, closer together. */
  readonly compact?: boolean;
  /** Keys of rounds that are left out; what remains moves up and left. */
  readonly hidden?: ReadonlySet<string>;
}

/** A horizontal strip with its own row of heads: the upper bracket with the finals, or the lower one. */
export interface Band {
  readonly y: number;
  readonly height: number;
}

/** A round's head. `ownHead` is true where it stands right above its card instead of on top of the band. */
export interface RoundBox {
  readonly key: string;
  readonly section: Section;
  readonly column: number;
  /** Index into `bands`. */
  readonly band: number;
  readonly ownHead: boolean;
  readonly x: number;
  readonly y: number;
}

/** A card. Byes have none. */
export interface PlaceBox {
  readonly place: string;
  readonly round: string;
  readonly x: number;
  readonly y: number;
}

/** A winner's way: right from (x1, y1) to `bend`, up or down to y2, right to x2. */
export interface LinkLine {
  readonly from: string;
  readonly to: string;
  readonly x1: number;
  readonly y1: number;
  readonly bend: number;
  readonly x2: number;
  readonly y2: number;
}

export interface BracketLayout {
  readonly width: number;
  readonly height: number;
  readonly pitch: number;
  readonly bands: readonly Band[];
  readonly rounds: readonly RoundBox[];
  /** In order of rounds, then rows. */
  readonly places: readonly PlaceBox[];
  readonly links: readonly LinkLine[];
}

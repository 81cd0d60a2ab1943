/**
 * Sizes and shapes of a bracket's layout. Units are CSS pixels at 100% zoom; the origin is the top
 * left corner of the first round header.
 */
import type { Section } from "#core/model/bracket.ts";

/** Sizes of a card, of a column, of the line above a card (code, start), and of a round header. */
export const CARD_WIDTH = 240;
export const CARD_HEIGHT = 56;
export const COLUMN_WIDTH = 280;
export const CARD_INFO_HEIGHT = 14;
export const HEADER_HEIGHT = 40;
/** Distance of the first row from the top of its band. */
export const FIRST_ROW_OFFSET = HEADER_HEIGHT + 12;

/** The part of a bracket place that the layout needs, of the model or of the contract. */
export interface LayoutPlace {
  readonly place: string;
  /** 1-based. */
  readonly row: number;
  readonly bye: boolean;
  readonly winnerTo: { readonly place: string } | null;
}

/** The part of a round that the layout needs. */
export interface LayoutRound {
  readonly key: string;
  readonly section: Section;
  readonly places: readonly LayoutPlace[];
}

/** Options of a bracket's layout. */
export interface LayoutOptions {
  /** True for cards closer together, without the line above them. */
  readonly compact?: boolean;
  /** Keys of rounds to leave out; the other rounds move up and left. */
  readonly hidden?: ReadonlySet<string>;
}

/**
 * A horizontal strip with its own round headers: the upper bracket and the finals, or the lower
 * one.
 */
export interface Band {
  readonly y: number;
  readonly height: number;
}

/**
 * A round header. `ownHead` is true if it is directly above its card, not at the top of the band.
 */
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

/**
 * The line to the winner's next match: right from (x1, y1) to `bend`, vertically to y2, right to
 * x2.
 */
export interface LinkLine {
  readonly from: string;
  readonly to: string;
  readonly x1: number;
  readonly y1: number;
  readonly bend: number;
  readonly x2: number;
  readonly y2: number;
}

/** A bracket in pixels. */
export interface BracketLayout {
  readonly width: number;
  readonly height: number;
  /** Distance between the tops of two cards. */
  readonly pitch: number;
  readonly bands: readonly Band[];
  readonly rounds: readonly RoundBox[];
  /** In order of rounds, then rows. */
  readonly places: readonly PlaceBox[];
  readonly links: readonly LinkLine[];
}

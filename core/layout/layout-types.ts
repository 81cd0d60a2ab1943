/**
 * Input and result of a bracket's layout. Lengths are in units: CSS pixels divided by the view's
 * scale. The origin is the top left corner of the bracket.
 */
import type { Section } from "#core/model/bracket.ts";
import type { CardForm } from "./card-forms.ts";

/** The part of a bracket place that the layout needs. */
export interface LayoutPlace {
  readonly place: string;
  /** 1-based. */
  readonly row: number;
  readonly bye: boolean;
  /** Whether nothing more is played here: its match has ended, or will never be listed. */
  readonly isEnded: boolean;
  readonly isLive: boolean;
  readonly winnerTo: { readonly place: string } | null;
  /** Height of its card in relation to others of its round: 1 for a match of two contestants. */
  readonly share: number;
  /** Number of rows of its card: two, or one per contestant if there are more. */
  readonly rows: number;
}

/** The part of a round that the layout needs. */
export interface LayoutRound {
  readonly key: string;
  readonly section: Section;
  readonly places: readonly LayoutPlace[];
}

/** Space for a bracket, in units. */
export interface LayoutView {
  readonly width: number;
  readonly height: number;
}

/** How a bracket is laid out. */
export interface LayoutChoices {
  /** Whether nothing is folded: for images, paper and screens without scrolling and clicks. */
  readonly isWhole?: boolean;
  /** Keys of the rounds that begin the view, at most one of each band; empty for the best ones. */
  readonly from?: readonly string[];
  /** Places of a followed contestant: they are shown even if their round is folded. */
  readonly path?: ReadonlySet<string>;
  /**
   * For a drawing in an article instead of a view, which has no margins and narrower columns: returns
   * the height of a band by the number of cards of its largest column, and by whether it has the finals.
   */
  readonly bandHeight?: (cards: number, hasFinals: boolean) => number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A card. Byes have none. */
export interface CardBox extends Box {
  readonly place: string;
  readonly round: string;
  readonly form: CardForm;
}

/** The head of a column, of one round or of two that share the column. */
export interface HeadBox extends Box {
  readonly rounds: readonly string[];
  /** Key of the round that begins the view once this column is folded; `null` if it cannot be. */
  readonly next: string | null;
}

/** A folded round, with the height of each match's tick; none if there are too many. */
export interface SpineBox extends Box {
  readonly round: string;
  readonly ticks: readonly number[];
}

/** A line from a card to the card its winner goes to, through these points. */
export interface CardLine {
  readonly from: string;
  readonly to: string;
  readonly points: readonly (readonly [x: number, y: number])[];
  /** Whether it leads to a bracket reset that may not be played. */
  readonly isPossible: boolean;
}

export interface BracketLayout {
  readonly width: number;
  readonly height: number;
  readonly heads: readonly HeadBox[];
  readonly cards: readonly CardBox[];
  readonly spines: readonly SpineBox[];
  readonly lines: readonly CardLine[];
  /** Free space above the final, below the last cards, and right of them; `null` if there is none. */
  readonly top: Box | null;
  readonly foot: Box | null;
  readonly rail: Box | null;
}

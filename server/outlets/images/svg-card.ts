import type { CardSide } from "#core/layout/card-sides.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "#core/layout/layout-model.ts";
import {
  type ImageFonts,
  createFittedNameText,
  createPlainSvgText,
  type SvgText,
} from "./svg-text.ts";

/** A match card with its position in the image. */
export interface PositionedMatchCard {
  readonly x: number;
  readonly y: number;
  readonly code: string;
  /** Formatted start time, or why no match is known; "" if neither is known. */
  readonly start: string;
  readonly state: "upcoming" | "live" | "ended" | "open";
  readonly sides: readonly [CardSide, CardSide];
  /** Index of the side on the highlighted path; `null` if the path does not include this match. */
  readonly highlightedSide: number | null;
}

/** Options for all cards of an image. */
export interface MatchCardOptions {
  readonly fonts: ImageFonts;
  /** Whether a path is highlighted, so that all other cards are dimmed. */
  readonly isDimmed: boolean;
  /** Whether code, start and seeds are omitted, because they would be illegible at this size. */
  readonly isSmall: boolean;
  /** Label of a live match. */
  readonly liveWord: string;
}

const ROW = CARD_HEIGHT / 2;
const NAME = { x: 57, room: 145, size: 14 };
const BASELINE = 19;
/** Beside the longest code. */
const START = { room: 184, size: 11 };
/** Right edge of seeds, from the card's left; middle of scores, from the card's right. */
const SEED_END = 23;
const SCORE_MIDDLE = 15;
const META_BASELINE = -4;

/**
 * Adds all texts of a card to `texts`. Appends instead of returning lists, because a bracket has
 * thousands of texts (bench/). The outlines of all cards are a single path, drawn elsewhere.
 */
export function appendMatchCardTexts(
  texts: SvgText[],
  card: PositionedMatchCard,
  drawing: MatchCardOptions,
): void {
  const { x, y, code, start, state, sides, highlightedSide } = card;
  const isCardDimmed = drawing.isDimmed && highlightedSide === null;
  if (!drawing.isSmall) {
    const meta = y + META_BASELINE;
    texts.push(createPlainSvgText(isCardDimmed ? "code quiet" : "code", x, meta, code));
    texts.push(
      state === "live"
        ? createPlainSvgText("live end", x + CARD_WIDTH, meta, drawing.liveWord)
        : startText(start, x + CARD_WIDTH, meta, drawing.fonts),
    );
  }
  for (const index of [0, 1] as const) {
    const side = sides[index];
    const { contestant, name, seed, score, standing } = side;
    const isHighlighted = highlightedSide === index;
    const baseline = y + index * ROW + BASELINE;
    if (seed !== null && !drawing.isSmall) {
      texts.push(createPlainSvgText("seed end", x + SEED_END, baseline, String(seed)));
    }
    const nameBox = {
      name,
      country: contestant?.country ?? "",
      x: x + NAME.x,
      y: baseline,
      room: NAME.room,
      size: NAME.size,
      strong: standing === "winner" || isHighlighted,
      className: nameClass(side, isHighlighted, isCardDimmed),
    };
    texts.push(createFittedNameText(nameBox, drawing.fonts));
    if (score !== "") {
      const className = scoreClass(standing, state === "live", isCardDimmed);
      texts.push(createPlainSvgText(className, x + CARD_WIDTH - SCORE_MIDDLE, baseline + 1, score));
    }
  }
}

/** Creates the text of a start, narrowed or shortened if it names a bracket with a long title. */
function startText(start: string, x: number, y: number, fonts: ImageFonts): SvgText {
  const box = { name: start, country: "", x, y, ...START, strong: false, className: "start end" };
  const fitted = createFittedNameText(box, fonts);
  return fitted.title === null ? createPlainSvgText(box.className, x, y, start) : fitted;
}

function nameClass(
  { isOpen, standing }: CardSide,
  isHighlighted: boolean,
  isCardDimmed: boolean,
): string {
  if (isHighlighted) return "name highlighted-name";
  if (isOpen) return "name open-name";
  const winner = standing === "winner";
  if (isCardDimmed) return winner ? "name winner quiet" : "name plain quiet";
  if (winner) return "name winner";
  return standing === "loser" ? "name plain loser" : "name plain";
}

function scoreClass(standing: CardSide["standing"], live: boolean, isCardDimmed: boolean): string {
  if (live) return "score playing-text";
  return standing === "winner" && !isCardDimmed ? "score top" : "score";
}

import type { CardSide } from "#core/layout/card-sides.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "#core/layout/layout-model.ts";
import { type ImageFonts, nameText, plainText, type SvgText } from "./svg-text.ts";

/** A card of the image, at its place. */
export interface ImageCard {
  readonly x: number;
  readonly y: number;
  readonly code: string;
  /** As shown, "" when there is none. */
  readonly start: string;
  readonly state: "upcoming" | "live" | "ended" | "open";
  readonly sides: readonly [CardSide, CardSide];
  /** Side whose contestant's way is lit; null where it does not lead here. */
  readonly lit: number | null;
}

export interface CardDrawing {
  readonly fonts: ImageFonts;
  /** Whether somebody's way is lit, so that all others step back. */
  readonly isDimmed: boolean;
  /** Whether code, start and seeds are left out: nobody could read them in this size. */
  readonly isSmall: boolean;
  readonly liveWord: string;
}

const ROW = CARD_HEIGHT / 2;
const NAME = { x: 57, room: 145, size: 14 };
const BASELINE = 19;
/** Where seeds end, and how far the middle of a score is from the right edge. */
const SEED_END = 23;
const SCORE_MIDDLE = 15;
const META_BASELINE = -4;

/**
 * Everything of a card that is text; its frame is part of one path for all. Written without copies
 * of objects: a bracket has thousands of texts (bench/).
 *
 * @param texts Where they are added.
 */
export function addCardTexts(texts: SvgText[], card: ImageCard, drawing: CardDrawing): void {
  const { x, y, code, start, state, sides, lit } = card;
  const quiet = drawing.isDimmed && lit === null;
  if (!drawing.isSmall) {
    const meta = y + META_BASELINE;
    texts.push(plainText(quiet ? "code quiet" : "code", x, meta, code));
    texts.push(
      state === "live"
        ? plainText("live end", x + CARD_WIDTH, meta, drawing.liveWord)
        : plainText("start end", x + CARD_WIDTH, meta, start),
    );
  }
  for (const index of [0, 1] as const) {
    const side = sides[index];
    const { contestant, name, seed, score, standing } = side;
    const isLit = lit === index;
    const baseline = y + index * ROW + BASELINE;
    if (seed !== null && !drawing.isSmall) {
      texts.push(plainText("seed end", x + SEED_END, baseline, String(seed)));
    }
    const shown = {
      name,
      country: contestant?.country ?? "",
      x: x + NAME.x,
      y: baseline,
      room: NAME.room,
      size: NAME.size,
      strong: standing === "winner" || isLit,
      className: nameClass(side, isLit, quiet),
    };
    texts.push(nameText(shown, drawing.fonts));
    if (score !== "") {
      const look = scoreClass(standing, state === "live", quiet);
      texts.push(plainText(look, x + CARD_WIDTH - SCORE_MIDDLE, baseline + 1, score));
    }
  }
}

function nameClass({ isOpen, standing }: CardSide, isLit: boolean, quiet: boolean): string {
  if (isLit) return "name way-name";
  if (isOpen) return "name open-name";
  const winner = standing === "winner";
  if (quiet) return winner ? "name winner quiet" : "name plain quiet";
  if (winner) return "name winner";
  return standing === "loser" ? "name plain loser" : "name plain";
}

function scoreClass(standing: CardSide["standing"], live: boolean, quiet: boolean): string {
  if (live) return "score playing-text";
  return standing === "winner" && !quiet ? "score top" : "score";
}

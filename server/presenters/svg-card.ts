import type { CardSide } from "#core/bracket/card-sides.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "#core/bracket/layout-model.ts";
import { type ImageFonts, nameText, type SvgText } from "./svg-text.ts";

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
const META_BASELINE = -4;

/** Everything of a card that is text; its frame is part of one path for all. */
export function cardTexts(card: ImageCard, drawing: CardDrawing): readonly SvgText[] {
  const { x, y, code, start, state, sides, lit } = card;
  const quiet = drawing.isDimmed && lit === null;
  const rows = sides.flatMap((side, index) =>
    sideTexts(side, {
      ...drawing,
      x,
      y: y + index * ROW,
      live: state === "live",
      quiet,
      isLit: lit === index,
    }),
  );
  if (drawing.isSmall) return rows;
  const right = { x: x + CARD_WIDTH, y: y + META_BASELINE };
  return [
    { className: `code${quiet ? " quiet" : ""}`, x, y: y + META_BASELINE, text: code },
    state === "live"
      ? { className: "live end", ...right, text: drawing.liveWord }
      : { className: "start end", ...right, text: start },
    ...rows,
  ];
}

interface SideDrawing extends CardDrawing {
  readonly x: number;
  readonly y: number;
  readonly live: boolean;
  readonly quiet: boolean;
  readonly isLit: boolean;
}

function sideTexts(side: CardSide, drawing: SideDrawing): readonly SvgText[] {
  const { x, y, isLit } = drawing;
  const { contestant, name, seed, score, standing } = side;
  const baseline = y + BASELINE;
  const who = nameText(
    {
      ...NAME,
      name,
      country: contestant?.country ?? "",
      x: x + NAME.x,
      y: baseline,
      strong: standing === "winner" || isLit,
      className: `name ${nameClass(side, drawing)}`,
    },
    drawing.fonts,
  );
  const result = {
    className: scoreClass(side, drawing),
    x: x + CARD_WIDTH - 15,
    y: baseline + 1,
    text: score,
  };
  const rank = { className: "seed end", x: x + 23, y: baseline, text: String(seed) };
  return [
    ...(seed === null || drawing.isSmall ? [] : [rank]),
    who,
    ...(score === "" ? [] : [result]),
  ];
}

function nameClass({ isOpen, standing }: CardSide, { isLit, quiet }: SideDrawing): string {
  if (isLit) return "way-name";
  if (isOpen) return "open-name";
  const weight = standing === "winner" ? "winner" : "plain";
  if (quiet) return `${weight} quiet`;
  return standing === "loser" ? `${weight} loser` : weight;
}

function scoreClass({ standing }: CardSide, { live, quiet }: SideDrawing): string {
  if (live) return "score playing-text";
  return standing === "winner" && !quiet ? "score top" : "score";
}

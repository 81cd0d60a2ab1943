import { type CardSize, sizeFinal, sizeLarge } from "./card-forms.ts";
import type { Box, BracketLayout, CardBox, LayoutPlace, LayoutRound } from "./layout-types.ts";
import { placeCard } from "./place-cards.ts";

/** Height of the champion or the progress above the grand final; less in a low view. */
const TOP_HEIGHT = 116;
const LOW_TOP_HEIGHT = 58;
/** Distances between grand final and reset, and from a final to the third-place match. */
const RESET_GAP = 14;
const THIRD_PLACE_GAP = 18;
/** Height of a reset that may not be played. */
const OPEN_RESET = 84;
const LOW_OPEN_RESET = 76;
const GRAND_FINAL = { min: 110, max: 144 };
/** Heights of final and third-place match of a single elimination. */
const SINGLE = { final: 150, thirdPlace: 96 };
const SMALL_SINGLE = { final: 176, thirdPlace: 96 };
const LOW_SINGLE = { final: 118, thirdPlace: 80 };
/** Below this height of the column, cards are smaller. */
const LOW_BAND = 300;
const LOW_SINGLE_BAND = 640;
const SMALL = 8;

/** The placed finals, and the free space above and below them. */
export type PlacedFinals = Pick<BracketLayout, "cards" | "top" | "foot">;

/**
 * Places grand final and reset at the bottom of their column, the reset smaller while it is open.
 */
export function placeGrandFinal(rounds: readonly LayoutRound[], column: Box): PlacedFinals {
  const { x, y, width, height } = column;
  const isLow = height < LOW_BAND;
  const bottom = y + height;
  const reset = findMatch(rounds, "grand final reset");
  const isOpen = reset !== undefined && !reset.place.isEnded && !reset.place.isLive;
  const free = height - (isLow ? LOW_TOP_HEIGHT : TOP_HEIGHT);
  const openHeight = isLow ? LOW_OPEN_RESET : OPEN_RESET;
  const playedHeight = fitGrandFinal((free - RESET_GAP) / 2);
  const resetHeight = reset === undefined ? 0 : isOpen ? openHeight : playedHeight;
  const gap = reset === undefined ? 0 : isOpen && !isLow ? 2 * RESET_GAP : RESET_GAP;
  const finalHeight = fitGrandFinal(free - gap - resetHeight);
  const finalTop = bottom - resetHeight - gap - finalHeight;
  const final = placeIf(
    findMatch(rounds, "grand final"),
    { x, y: finalTop, width, height: finalHeight },
    sizeFinal(finalHeight),
  );
  const resetCard = placeIf(
    reset,
    { x, y: bottom - resetHeight, width, height: resetHeight },
    isOpen ? { form: "M2", height: resetHeight } : sizeFinal(resetHeight),
  );
  return {
    cards: [...final, ...resetCard],
    top: { x, y, width, height: finalTop - y },
    foot: null,
  };
}

function fitGrandFinal(room: number): number {
  return Math.max(GRAND_FINAL.min, Math.min(GRAND_FINAL.max, room));
}

/**
 * Places the final of a single elimination in the middle of its column, the third place below it.
 */
export function placeSingleFinal(
  rounds: readonly LayoutRound[],
  column: Box,
  size: number,
): PlacedFinals {
  const { x, y, width } = column;
  const isLow = column.height < LOW_SINGLE_BAND;
  const heights = isLow ? LOW_SINGLE : size <= SMALL ? SMALL_SINGLE : SINGLE;
  const finalTop = y + (column.height - heights.final) / 2;
  let footTop = finalTop;
  const cards = rounds.flatMap((round, index) =>
    round.places.map((place) => {
      const height = index === 0 ? heights.final : heights.thirdPlace;
      const card = { x, y: footTop, width, height };
      footTop += height + THIRD_PLACE_GAP;
      return placeCard(place, round, card, (index === 0 ? sizeFinal : sizeLarge)(height));
    }),
  );
  return {
    cards,
    top: { x, y, width, height: finalTop - y },
    foot: { x, y: footTop, width, height: y + column.height - footTop },
  };
}

interface FoundMatch {
  readonly round: LayoutRound;
  readonly place: LayoutPlace;
}

function findMatch(rounds: readonly LayoutRound[], key: string): FoundMatch | undefined {
  const round = rounds.find((one) => one.key === key);
  const place = round?.places.find(({ bye }) => !bye);
  return round === undefined || place === undefined ? undefined : { round, place };
}

function placeIf(match: FoundMatch | undefined, area: Box, size: CardSize): readonly CardBox[] {
  return match === undefined ? [] : [placeCard(match.place, match.round, area, size)];
}

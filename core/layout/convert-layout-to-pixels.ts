import { layoutLinks } from "./link-lines.ts";
import {
  type Band,
  type BracketLayout,
  CARD_WIDTH,
  COLUMN_WIDTH,
  HEADER_HEIGHT,
  type LayoutPlace,
  type LayoutRound,
  CARD_INFO_HEIGHT,
  type PlaceBox,
  type RoundBox,
  FIRST_ROW_OFFSET,
} from "./layout-model.ts";

/** Distance between the tops of two cards, in pixels. */
const ROW_PITCH = 76;
const COMPACT_PITCH = 60;
const BAND_GAP = 40;

/** A place with its line within its band, from 0; may be a fraction. */
export interface PositionedPlace extends LayoutPlace {
  readonly line: number;
}

/** A round with its column, from 0; `null` if the round has nothing to draw. */
export interface PositionedRound extends LayoutRound {
  readonly column: number | null;
  readonly places: readonly PositionedPlace[];
}

/**
 * Converts columns and lines to pixels.
 *
 * @param compact Whether to draw cards closer together, without the line above them.
 */
export function convertLayoutToPixels(
  rounds: readonly PositionedRound[],
  compact = false,
): BracketLayout {
  const pitch = compact ? COMPACT_PITCH : ROW_PITCH;
  const meta = compact ? 0 : CARD_INFO_HEIGHT;
  const bands = stackBands(rounds, pitch);

  const headers: RoundBox[] = [];
  const places: PlaceBox[] = [];
  for (const round of rounds) {
    const band = bandOf(round);
    const top = bands[band].y;
    const { key, section, column } = round;
    if (column === null) continue;
    const x = column * COLUMN_WIDTH;
    const cards = round.places
      .filter(({ bye }) => !bye)
      .map(({ place, line }) => ({
        place,
        round: key,
        x,
        y: top + FIRST_ROW_OFFSET + meta + line * pitch,
      }));
    const ownHead = key === "bronze";
    headers.push({
      key,
      section,
      column,
      band,
      ownHead,
      x,
      y: ownHead ? Math.min(...cards.map(({ y }) => y)) - meta - HEADER_HEIGHT : top,
    });
    places.push(...cards);
  }
  return {
    width: Math.max(0, ...places.map(({ x }) => x + CARD_WIDTH)),
    height: Math.max(...bands.map(({ y, height }) => y + height)),
    pitch,
    bands,
    rounds: headers,
    places,
    links: layoutLinks(rounds, places),
  };
}

const bandOf = (round: LayoutRound): 0 | 1 => (round.section === "lower" ? 1 : 0);

/** Returns the upper band and the lower one below it; a band without rounds has height 0. */
function stackBands(rounds: readonly PositionedRound[], pitch: number): readonly [Band, Band] {
  const heightOf = (band: 0 | 1): number => {
    const places = rounds
      .filter((round) => round.column !== null && bandOf(round) === band)
      .flatMap((round) => round.places);
    const last = Math.max(-1, ...places.map(({ line }) => line));
    return last < 0 ? 0 : FIRST_ROW_OFFSET + (last + 1) * pitch;
  };
  const upper = heightOf(0);
  const lower = heightOf(1);
  return [
    { y: 0, height: upper },
    { y: upper > 0 && lower > 0 ? upper + BAND_GAP : upper, height: lower },
  ];
}

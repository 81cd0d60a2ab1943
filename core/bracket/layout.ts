/**
 * Where everything of a bracket stands, in numbers only: no text, colour or DOM.
 * Page, widget, images and print draw from this one answer, so they agree.
 */
import { placeRounds } from "./layout-columns.ts";
import { drawnIn } from "./layout-drawn.ts";
import { layoutLinks } from "./layout-links.ts";
import {
  type Band,
  type BracketLayout,
  CARD_WIDTH,
  COLUMN_WIDTH,
  HEAD_HEIGHT,
  type LayoutOptions,
  type LayoutRound,
  META_HEIGHT,
  type PlaceBox,
  type RoundBox,
  ROWS_TOP,
} from "./layout-model.ts";
import { placeRows } from "./layout-rows.ts";

const ROW_PITCH = 76;
const COMPACT_PITCH = 60;
const BAND_GAP = 40;

/**
 * Lays a bracket out: aligned columns for a double elimination, both finals in one column, then
 * grand final and reset, bronze under the final. Byes keep their place and get no card, a round of
 * byes only is dropped, and what has no regular geometry becomes a tidy tree.
 */
export function layoutBracket(
  rounds: readonly LayoutRound[],
  { compact = false, hidden }: LayoutOptions = {},
): BracketLayout {
  const drawn = rounds.filter(
    (round) => hidden?.has(round.key) !== true && round.places.some((place) => !place.bye),
  );
  const pitch = compact ? COMPACT_PITCH : ROW_PITCH;
  const meta = compact ? 0 : META_HEIGHT;
  const positions = placeRounds(drawn);
  const rows = placeRows(drawn, positions);
  const bands = stackBands(drawn, rows, pitch);

  const heads: RoundBox[] = [];
  const places: PlaceBox[] = [];
  for (const round of drawn) {
    const band = bandOf(round);
    const top = bands[band].y;
    const { key, section } = round;
    const { column } = drawnIn(positions, key);
    const x = column * COLUMN_WIDTH;
    const cards = round.places
      .filter(({ bye }) => !bye)
      .map(({ place }) => ({
        place,
        round: key,
        x,
        y: top + ROWS_TOP + meta + drawnIn(rows, place) * pitch,
      }));
    const ownHead = key === "bronze";
    heads.push({
      key,
      section,
      column,
      band,
      ownHead,
      x,
      y: ownHead ? Math.min(...cards.map(({ y }) => y)) - meta - HEAD_HEIGHT : top,
    });
    places.push(...cards);
  }
  return {
    width: Math.max(0, ...places.map(({ x }) => x + CARD_WIDTH)),
    height: Math.max(...bands.map(({ y, height }) => y + height)),
    pitch,
    bands,
    rounds: heads,
    places,
    links: layoutLinks(drawn, places),
  };
}

const bandOf = (round: LayoutRound): 0 | 1 => (round.section === "lower" ? 1 : 0);

/** The upper strip, the lower one under it; a strip without rounds takes no room. */
function stackBands(
  rounds: readonly LayoutRound[],
  rows: ReadonlyMap<string, number>,
  pitch: number,
): readonly [Band, Band] {
  const heightOf = (band: 0 | 1): number => {
    const places = rounds.filter((round) => bandOf(round) === band).flatMap((r) => r.places);
    const last = Math.max(-1, ...places.map(({ place }) => drawnIn(rows, place)));
    return last < 0 ? 0 : ROWS_TOP + (last + 1) * pitch;
  };
  const upper = heightOf(0);
  const lower = heightOf(1);
  return [
    { y: 0, height: upper },
    { y: upper > 0 && lower > 0 ? upper + BAND_GAP : upper, height: lower },
  ];
}

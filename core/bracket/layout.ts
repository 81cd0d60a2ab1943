/**
 * Where everything of a bracket stands, in numbers only: no text, colour or DOM.
 * Page, widget, images and print draw from this one answer, so they agree.
 */
import { placeRounds } from "./layout-columns.ts";
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
    const bandY = bands[band]?.y ?? 0;
    const x = (positions.get(round.key)?.column ?? 0) * COLUMN_WIDTH;
    const cards = round.places.flatMap(({ place, bye }) =>
      bye
        ? []
        : [{ place, round: round.key, x, y: cardY(bandY, rows.get(place) ?? 0, pitch, meta) }],
    );
    const ownHead = round.key === "bronze";
    heads.push({
      key: round.key,
      section: round.section,
      column: x / COLUMN_WIDTH,
      band,
      ownHead,
      x,
      y: ownHead ? (cards[0]?.y ?? 0) - meta - HEAD_HEIGHT : bandY,
    });
    places.push(...cards);
  }
  return {
    width: places.reduce((width, box) => Math.max(width, box.x + CARD_WIDTH), 0),
    height: bands.reduce((height, band) => Math.max(height, band.y + band.height), 0),
    pitch,
    bands,
    rounds: heads,
    places,
    links: layoutLinks(drawn, places),
  };
}

const bandOf = (round: LayoutRound): number => (round.section === "lower" ? 1 : 0);

const cardY = (bandY: number, row: number, pitch: number, meta: number): number =>
  bandY + ROWS_TOP + meta + row * pitch;

/** The upper strip, the lower one under it; a strip without rounds takes no room. */
function stackBands(
  rounds: readonly LayoutRound[],
  rows: ReadonlyMap<string, number>,
  pitch: number,
): readonly [Band, Band] {
  const heightOf = (band: number): number => {
    const places = rounds.filter((round) => bandOf(round) === band).flatMap((r) => r.places);
    const last = Math.max(-1, ...places.map(({ place }) => rows.get(place) ?? 0));
    return last < 0 ? 0 : ROWS_TOP + (last + 1) * pitch;
  };
  const upper = heightOf(0);
  const lower = heightOf(1);
  return [
    { y: 0, height: upper },
    { y: upper > 0 && lower > 0 ? upper + BAND_GAP : upper, height: lower },
  ];
}

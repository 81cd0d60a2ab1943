import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import type { SvgFlags } from "#server/outlets/images/svg-flags.ts";
import { CARD, cardName, cardText } from "./card-parts.ts";

export interface ListRow {
  /** "1", "5–8", "at least 2nd"; "" if it has no place. */
  readonly place: string;
  readonly name: string;
  readonly country: string;
  readonly isFirst: boolean;
  /** Score or points; "" for none. */
  readonly figure: string;
  readonly isLive: boolean;
}

const ROWS = 5;
const HEIGHT = 42;
const GAP = 24;
/** Widest width of a place, of which a long one is narrowed. */
const PLACE = { short: 44, long: 132 };
const FIGURE = 56;

/** Rows of a list, and the number of those that are left out. */
export interface DrawnList {
  readonly nodes: readonly EmbedNode[];
  readonly rest: number;
}

/** Draws up to five rows, or up to ten in two columns if their places are short. */
export function drawListRows(rows: readonly ListRow[], flags: SvgFlags): DrawnList {
  const hasLongPlace = rows.some(({ place }) => place.length > 6);
  const columns = rows.length > ROWS && !hasLongPlace ? 2 : 1;
  const width = (CARD.right - CARD.left - (columns - 1) * GAP) / columns;
  const hasPlace = rows.some(({ place }) => place !== "");
  const placeWidth = hasLongPlace ? PLACE.long : hasPlace ? PLACE.short : 0;
  const flagWidth = rows.some(({ country }) => country !== "") ? 33 : 0;
  const visibleRows = rows.slice(0, ROWS * columns);
  const first = columns === 2 ? ROWS : visibleRows.length;
  const top = (CARD.top + CARD.bottom - first * HEIGHT) / 2;
  const nodes = visibleRows.flatMap((row, index): readonly EmbedNode[] => {
    const x = CARD.left + Math.floor(index / ROWS) * (width + GAP);
    const y = top + (index % ROWS) * HEIGHT + HEIGHT / 2;
    const figure = row.figure === "" ? 0 : FIGURE;
    const room = width - placeWidth - figure;
    const cell = { x: x + width - FIGURE, y: y - 17, width: FIGURE, height: 34, rx: 4 };
    return [
      ...cardText(row.place, { class: "t2", x, y, room: placeWidth - 10, size: 22 }),
      ...cardName(
        row.name,
        {
          x: x + placeWidth,
          y,
          room: figure === 0 ? room : room - 10,
          size: 28,
          weight: row.isFirst ? 700 : 400,
          flag: row.country,
          flagWidth,
        },
        flags,
      ),
      ...(row.isLive && row.figure !== "" ? [el("rect", { class: "live-fill", ...cell })] : []),
      ...cardText(row.figure, {
        class: row.isLive ? "on-live" : row.isFirst ? "t1" : "t2",
        x: cell.x + FIGURE / 2,
        y,
        room: FIGURE - 6,
        size: 26,
        weight: 800,
        widest: 88,
        anchor: "middle",
      }),
    ];
  });
  return { nodes, rest: rows.length - visibleRows.length };
}

import type { RoundPosition } from "./columns.ts";
import type { LayoutRound } from "./layout-model.ts";
import { tidyRows } from "./tidy.ts";
import { must } from "#core/lib/must.ts";

/** Rows a bronze match stands below its final: one row stays free for its own head. */
const BRONZE_DROP = 2;

/**
 * Row of every place within its band, in units of the pitch, 0 at the top.
 * Regular rounds: 2^d·row + 2^(d−1) − ½ with 0-based row and merge depth d, counted from the
 * section's first drawn round. Others: a tidy tree. Grand final and reset stand level with the
 * upper final, so its winner goes straight on; bronze stands under the final.
 */
export function placeRows(
  rounds: readonly LayoutRound[],
  positions: ReadonlyMap<string, RoundPosition>,
): ReadonlyMap<string, number> {
  const rows = new Map<string, number>();
  for (const section of ["upper", "lower"] as const) {
    const inSection = rounds.filter((round) => round.section === section);
    const deep = inSection.flatMap((round) => {
      const { depth } = drawnIn(positions, round.key);
      return depth === null ? [] : { places: round.places, depth };
    });
    const placed = deep.length < inSection.length ? tidyRows(inSection) : formulaRows(deep);
    for (const [place, row] of placed) rows.set(place, row);
  }
  const finalRow = lastUpperRow(rounds, rows);
  for (const round of rounds.filter(({ section }) => section === "finals")) {
    const drop = round.key === "bronze" ? BRONZE_DROP : 0;
    round.places.forEach((place, index) => rows.set(place.place, finalRow + drop + index));
  }
  return rows;
}

function formulaRows(
  rounds: readonly (Pick<LayoutRound, "places"> & { readonly depth: number })[],
): Map<string, number> {
  const base = Math.min(...rounds.map(({ depth }) => depth));
  return new Map(
    rounds.flatMap(({ places, depth }) =>
      places.map(({ place, row }) => [
        place,
        2 ** (depth - base) * (row - 1) + 2 ** (depth - base - 1) - 0.5,
      ]),
    ),
  );
}

/** Row of the upper bracket's final, or the middle of the last round that stands there. */
function lastUpperRow(rounds: readonly LayoutRound[], rows: ReadonlyMap<string, number>): number {
  const last = rounds.findLast((round) => round.section === "upper");
  if (last === undefined) return 0;
  const own = last.places.map(({ place }) => drawnIn(rows, place));
  return own.reduce((sum, row) => sum + row, 0) / own.length;
}

/** Returns the column of a drawn round, or the row of a drawn place. */
function drawnIn<T>(settled: ReadonlyMap<string, T>, key: string): T {
  return must(settled.get(key), `${key} is drawn`);
}

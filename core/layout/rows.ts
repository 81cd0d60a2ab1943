import type { RoundPosition } from "./columns.ts";
import type { LayoutRound } from "./layout-model.ts";
import { assignTidyTreeRows } from "./tidy.ts";
import { must } from "#core/lib/must.ts";

/** Rows from the final down to the third-place match: the row between has its header. */
const BRONZE_DROP = 2;

/**
 * Returns the row of every place within its band, in units of the pitch, 0 at the top. Regular
 * rounds: 2^d·row + 2^(d−1) − ½ with row from 0 and depth d, counted from the section's first drawn
 * round. Sections with other rounds: a tidy tree. Grand final and reset are in the row of the upper
 * final, so that the line between them is straight; a third-place match is below the final.
 */
export function assignPlaceRows(
  rounds: readonly LayoutRound[],
  positions: ReadonlyMap<string, RoundPosition>,
): ReadonlyMap<string, number> {
  const rows = new Map<string, number>();
  for (const section of ["upper", "lower"] as const) {
    const inSection = rounds.filter((round) => round.section === section);
    const regular = inSection.flatMap((round) => {
      const { depth } = drawnIn(positions, round.key);
      return depth === null ? [] : { places: round.places, depth };
    });
    const placed =
      regular.length < inSection.length ? assignTidyTreeRows(inSection) : formulaRows(regular);
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

/** Returns the row of the upper final, or the middle of the last upper round. */
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

import { assignRoundColumns } from "./columns.ts";
import { convertLayoutToPixels } from "./convert-layout-to-pixels.ts";
import type { BracketLayout, LayoutOptions, LayoutPlace, LayoutRound } from "./layout-model.ts";
import { assignPlaceRows } from "./rows.ts";

type Positioned<R extends LayoutRound> = R & {
  column: number | null;
  places: (R["places"][number] & { line: number })[];
};

/**
 * Lays out a bracket. Columns of a double elimination are aligned, with upper and lower final in
 * one column, then grand final and reset. A third-place match is below the final. Byes keep their
 * row and have no card, rounds of byes only are left out, and irregular rounds become a tidy tree.
 */
export function layoutBracket(
  rounds: readonly LayoutRound[],
  { compact = false, hidden }: LayoutOptions = {},
): BracketLayout {
  return convertLayoutToPixels(
    positionRounds(rounds.filter(({ key }) => hidden?.has(key) !== true)),
    compact,
  );
}

/** Returns rounds with their column (`null` for a round of byes) and places with their line. */
export function positionRounds<R extends LayoutRound>(rounds: readonly R[]): Positioned<R>[] {
  const drawn = rounds.filter((round) => round.places.some((place) => !place.bye));
  const positions = assignRoundColumns(drawn);
  const rows = assignPlaceRows(drawn, positions);
  const addLine = <P extends LayoutPlace>(place: P): P & { line: number } => {
    return { ...place, line: rows.get(place.place) ?? 0 };
  };
  const addPosition = (round: R): Positioned<R> => {
    const column = positions.get(round.key)?.column ?? null;
    const places: (R["places"][number] & { line: number })[] = round.places.map(addLine);
    return { ...round, column, places };
  };
  return rounds.map(addPosition);
}

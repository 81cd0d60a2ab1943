import { placeRounds } from "./columns.ts";
import { drawLayout } from "./draw.ts";
import type { BracketLayout, LayoutOptions, LayoutPlace, LayoutRound } from "./layout-model.ts";
import { placeRows } from "./rows.ts";

type Positioned<R extends LayoutRound> = R & {
  column: number | null;
  places: (R["places"][number] & { line: number })[];
};

/**
 * Lays a bracket out: aligned columns for a double elimination, both finals in one column, then
 * grand final and reset, bronze under the final. Byes keep their place and get no card, a round of
 * byes only is dropped, and what has no regular geometry becomes a tidy tree.
 */
export function layoutBracket(
  rounds: readonly LayoutRound[],
  { compact = false, hidden }: LayoutOptions = {},
): BracketLayout {
  return drawLayout(positionRounds(rounds.filter(({ key }) => hidden?.has(key) !== true)), compact);
}

/** Finds the column of every round and the line of every place; a round of byes has no column. */
export function positionRounds<R extends LayoutRound>(rounds: readonly R[]): Positioned<R>[] {
  const drawn = rounds.filter((round) => round.places.some((place) => !place.bye));
  const positions = placeRounds(drawn);
  const rows = placeRows(drawn, positions);
  const withLine = <P extends LayoutPlace>(place: P): P & { line: number } => {
    return { ...place, line: rows.get(place.place) ?? 0 };
  };
  const positioned = (round: R): Positioned<R> => {
    const column = positions.get(round.key)?.column ?? null;
    const places: (R["places"][number] & { line: number })[] = round.places.map(withLine);
    return { ...round, column, places };
  };
  return rounds.map(positioned);
}

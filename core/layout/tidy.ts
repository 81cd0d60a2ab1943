import type { LayoutPlace, LayoutRound } from "./layout-model.ts";

/**
 * Returns the rows of places without a regular geometry, as tidy trees: every parent in the middle
 * of its children, every leaf in a row of its own. Places without links are in the rows below the
 * trees of their round.
 */
export function assignTidyTreeRows(rounds: readonly LayoutRound[]): ReadonlyMap<string, number> {
  const places = rounds.flatMap((round) => round.places);
  const known = new Set(places.map(({ place }) => place));
  const children = new Map<string, LayoutPlace[]>();
  for (const place of places) {
    const parent = parentOf(place);
    children.set(parent, [...(children.get(parent) ?? []), place]);
  }

  const rows = new Map<string, number>();
  let leaf = 0;
  const visit = ({ place }: LayoutPlace): number => {
    const below = (children.get(place) ?? []).map(visit);
    const row = middle(below) ?? leaf++;
    rows.set(place, row);
    return row;
  };
  for (const place of places) {
    if (!known.has(parentOf(place)) && children.has(place.place)) visit(place);
  }

  for (const round of rounds) {
    const inRound = round.places.map(({ place }) => rows.get(place) ?? -1);
    let next = Math.max(-1, ...inRound) + 1;
    for (const { place } of round.places) {
      if (!rows.has(place)) rows.set(place, next++);
    }
  }
  return rows;
}

function parentOf({ winnerTo }: LayoutPlace): string {
  return winnerTo?.place ?? "";
}

function middle(rows: readonly number[]): number | null {
  const first = rows[0];
  const last = rows.at(-1);
  return first === undefined || last === undefined ? null : (first + last) / 2;
}

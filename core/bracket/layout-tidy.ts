import type { LayoutPlace, LayoutRound } from "./layout-model.ts";

/**
 * Rows of rounds without regular geometry: a tidy tree from its roots, every parent at the middle
 * of its children, every leaf on a row of its own. Places that nothing feeds and that feed nothing
 * stand under each other in their round, below the trees.
 */
export function tidyRows(rounds: readonly LayoutRound[]): ReadonlyMap<string, number> {
  const places = rounds.flatMap((round) => round.places);
  const known = new Set(places.map(({ place }) => place));
  const children = new Map<string, LayoutPlace[]>();
  for (const place of places) {
    const parent = place.winnerTo?.place;
    if (parent === undefined || !known.has(parent)) continue;
    children.set(parent, [...(children.get(parent) ?? []), place]);
  }
  const isRoot = (place: LayoutPlace): boolean => !known.has(place.winnerTo?.place ?? "");

  const rows = new Map<string, number>();
  let leaf = 0;
  const visit = ({ place }: LayoutPlace): number => {
    const seen = rows.get(place);
    if (seen !== undefined) return seen;
    // Set before the children are visited, so a contradictory circle of feeds ends here.
    rows.set(place, leaf);
    const below = (children.get(place) ?? []).map(visit);
    const row = middle(below) ?? leaf++;
    rows.set(place, row);
    return row;
  };
  for (const place of places) if (isRoot(place) && children.has(place.place)) visit(place);

  for (const round of rounds) {
    const inRound = round.places.map(({ place }) => rows.get(place) ?? -1);
    let next = Math.max(-1, ...inRound) + 1;
    for (const { place } of round.places) {
      if (!rows.has(place)) rows.set(place, next++);
    }
  }
  return rows;
}

function middle(rows: readonly number[]): number | null {
  const first = rows[0];
  const last = rows.at(-1);
  return first === undefined || last === undefined ? null : (first + last) / 2;
}

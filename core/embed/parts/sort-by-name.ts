/** Sorts rows by name, for hidden scores: the order of a ranking is a result. */
export function sortByName<T extends { readonly contestant: { readonly name: string } }>(
  rows: readonly T[],
): readonly T[] {
  return [...rows].sort((a, b) => (a.contestant.name < b.contestant.name ? -1 : 1));
}

/** Heights of a list and of its parts, in one unit. */
export interface ListHeights {
  /** Height that the list may take. */
  readonly room: number;
  readonly row: number;
  /** Height of the header of a group; 0 without groups. */
  readonly header: number;
}

/**
 * Returns how many rows, from the first one, a list shows whole; those of one group are under one
 * header. If not all fit, the height of one row is left for a line with the number of the others.
 */
export function countWholeRows(
  groups: readonly string[],
  { room, row, header }: ListHeights,
): number {
  const all = groups.length * row + new Set(groups).size * header;
  if (all <= room) return groups.length;
  const visible = new Set<string>();
  let height = row;
  for (const [index, group] of groups.entries()) {
    height += visible.has(group) ? row : row + header;
    if (height > room) return index;
    visible.add(group);
  }
  return groups.length;
}

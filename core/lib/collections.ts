/** Grouping and lookup that Node 20, the oldest supported version, does not provide. */

/** Groups items by key: keys in order of first appearance, items in their given order. */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  let lastKey: K | undefined;
  let group: T[] | undefined;
  for (const item of items) {
    const key = keyOf(item);
    // Reuses the group of the item before, because consecutive items often have the same key.
    if (group === undefined || key !== lastKey) {
      lastKey = key;
      group = groups.get(key);
      if (group === undefined) groups.set(key, (group = []));
    }
    group.push(item);
  }
  return groups;
}

/** Returns the keys of an object, in order. The object must have no others than its type has. */
export function keysOf<T extends object>(record: T): readonly Extract<keyof T, string>[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return Object.keys(record) as Extract<keyof T, string>[];
}

/** Returns an object with a value for each name. */
export function createRecord<K extends string, V>(
  names: readonly K[],
  valueOf: (name: K) => V,
): Record<K, V> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has exactly these names
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<K, V>;
}

/** Returns the only item of a list; `null` if the list has none or several. */
export function singleOrNull<T>(items: readonly T[]): T | null {
  const [item, another] = items;
  return item === undefined || another !== undefined ? null : item;
}

/**
 * Replaces values nested deeper than `depth` by `null`, because recursive consumers would overflow
 * the stack at 100,000 levels.
 *
 * @returns The same object if nothing is deeper.
 */
export function truncateDepth(value: unknown, depth: number): unknown {
  if (!isDeeper(value, depth)) return value;
  if (depth === 0) return null;
  const members = Object.entries(value).map(([key, inner]) => [
    key,
    truncateDepth(inner, depth - 1),
  ]);
  return Array.isArray(value) ? members.map(([, inner]) => inner) : Object.fromEntries(members);
}

function isDeeper(value: unknown, depth: number): value is object {
  if (typeof value !== "object" || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1));
}

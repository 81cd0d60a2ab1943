/**
 * A JSON value whose nesting ends at `depth`: what lies deeper becomes null. Whoever walks, stores or
 * sends on what a service sent may use the call stack for it, which 100,000 levels would break.
 *
 * @returns The very same value where nothing lies deeper.
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

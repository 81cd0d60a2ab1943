/**
 * Whether two values of plain data (scalars, lists, objects) say the same.
 *
 * @param depth How deep to look into both: whatever lies deeper counts as different unless it is one
 *   and the same. Required for data from outside, whose nesting may be deeper than the call stack.
 */
export function sameValue(a: unknown, b: unknown, depth: number): boolean {
  if (Object.is(a, b)) return true;
  if (depth === 0 || !isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(b, key) || !sameValue(a[key], b[key], depth - 1)) return false;
  }
  return true;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

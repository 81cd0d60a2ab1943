/**
 * Returns whether two plain values (scalars, lists, objects) are deeply equal, up to `depth`
 * levels: deeper objects are equal only if identical, because data from outside may be nested
 * deeper than the call stack.
 */
export function deepEqual(a: unknown, b: unknown, depth: number): boolean {
  if (Object.is(a, b)) return true;
  if (depth === 0 || !isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, index) => deepEqual(item, b[index], depth - 1));
  }
  // Creates no list of keys, because every match of every response is compared.
  let surplus = 0;
  for (const key in a) {
    const other = b[key];
    if (other === undefined && !Object.hasOwn(b, key)) return false;
    if (!deepEqual(a[key], other, depth - 1)) return false;
    surplus += 1;
  }
  for (const _ in b) surplus -= 1;
  return surplus === 0;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

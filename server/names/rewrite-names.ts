import type { NameReplacer } from "./name-replacer.ts";

/** A change, its contestant, and lists in between: nothing of ours is nested deeper. */
const DEEPEST = 8;

/**
 * Plain data with every deleted name replaced: the `name` of any object in it, and with it the `key`
 * where there is one. The same value where there is nothing to replace.
 *
 * @param keyOf Key of a contestant by the name that stands there now.
 */
export function rewriteNames(
  value: unknown,
  replace: NameReplacer,
  keyOf: (name: string) => string,
  depth = DEEPEST,
): unknown {
  if (depth === 0 || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    const rewritten = items.map((item) => rewriteNames(item, replace, keyOf, depth - 1));
    return rewritten.some((item, index) => item !== items[index]) ? rewritten : value;
  }
  let changed: Record<string, unknown> | null = null;
  for (const [member, before] of Object.entries(value)) {
    const isName = member === "name" && typeof before === "string";
    const after = isName ? replace(before) : rewriteNames(before, replace, keyOf, depth - 1);
    if (after === before) continue;
    changed ??= { ...value };
    changed[member] = after;
    if (isName && typeof after === "string" && typeof changed["key"] === "string") {
      changed["key"] = keyOf(after);
    }
  }
  return changed ?? value;
}

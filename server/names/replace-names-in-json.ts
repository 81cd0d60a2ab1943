import type { NameReplacer } from "./name-replacer.ts";

/** Maximum depth to which data is searched: no archived data with names is nested deeper. */
const MAX_DEPTH = 8;

/**
 * Returns plain data with deleted names replaced in the member `name` of any object, and the member
 * `key` of such an object replaced by `keyOf` of the new name. Returns the same value if it
 * contains no deleted name.
 */
export function replaceNamesInJson(
  value: unknown,
  replace: NameReplacer,
  keyOf: (name: string) => string,
  depth = MAX_DEPTH,
): unknown {
  if (depth === 0 || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    const rewritten = items.map((item) => replaceNamesInJson(item, replace, keyOf, depth - 1));
    return rewritten.some((item, index) => item !== items[index]) ? rewritten : value;
  }
  let changed: Record<string, unknown> | null = null;
  for (const [member, before] of Object.entries(value)) {
    const isName = member === "name" && typeof before === "string";
    const after = isName ? replace(before) : replaceNamesInJson(before, replace, keyOf, depth - 1);
    if (after === before) continue;
    changed ??= { ...value };
    changed[member] = after;
    if (isName && typeof after === "string" && typeof changed["key"] === "string") {
      changed["key"] = keyOf(after);
    }
  }
  return changed ?? value;
}

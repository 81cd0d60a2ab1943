import type { JsonObject } from "./scalars.ts";

/**
 * Parses repeated objects only once: returns the first result for objects with the same owner and
 * id and equal contents. Every match repeats its tournament and its bracket, and up to 10,000
 * matches are parsed and kept.
 */
export type Interner<T> = (owner: string, id: string, raw: JsonObject) => T;

/**
 * Creates an interner for one list.
 *
 * @param isSame Returns whether `parse` gives the same result for both objects.
 * @param parse Receives the object, its owner and its id.
 */
export function createInterner<T>(
  isSame: (a: JsonObject, b: JsonObject) => boolean,
  parse: (raw: JsonObject, owner: string, id: string) => T,
): Interner<T> {
  const firstsByOwner = new Map<
    string,
    Map<string, { readonly raw: JsonObject; readonly value: T }>
  >();
  return (owner, id, raw) => {
    let firsts = firstsByOwner.get(owner);
    if (firsts === undefined) firstsByOwner.set(owner, (firsts = new Map()));
    const first = firsts.get(id);
    if (first !== undefined && isSame(first.raw, raw)) return first.value;
    const value = parse(raw, owner, id);
    if (first === undefined) firsts.set(id, { raw, value });
    return value;
  };
}

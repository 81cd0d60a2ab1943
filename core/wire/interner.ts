import type { JsonObject } from "./scalars.ts";

/**
 * Hands out one result for everything sent by one owner under an id that says the same as the first,
 * unread: every match repeats its tournament and its bracket, and 10,000 of them would be slow to
 * read and to keep.
 */
export type Interner<T> = (owner: string, id: string, sent: JsonObject) => T;

/**
 * An interner for one list.
 *
 * @param saysSame Whether all that `read` looks at is the same in both.
 * @param read Given what was sent, its owner and its id.
 */
export function createInterner<T>(
  saysSame: (a: JsonObject, b: JsonObject) => boolean,
  read: (sent: JsonObject, owner: string, id: string) => T,
): Interner<T> {
  const firstsByOwner = new Map<
    string,
    Map<string, { readonly sent: JsonObject; readonly value: T }>
  >();
  return (owner, id, sent) => {
    let firsts = firstsByOwner.get(owner);
    if (firsts === undefined) firstsByOwner.set(owner, (firsts = new Map()));
    const first = firsts.get(id);
    if (first !== undefined && saysSame(first.sent, sent)) return first.value;
    const value = read(sent, owner, id);
    if (first === undefined) firsts.set(id, { sent, value });
    return value;
  };
}

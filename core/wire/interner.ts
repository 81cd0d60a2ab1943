import { sameValue } from "#core/lib/same.ts";
import { contestantKey } from "#core/model/contestant-key.ts";
import type { ContestantKey } from "#core/model/match.ts";

/**
 * Hands out one result for everything sent under a key that says the same as the first, unread: every
 * match repeats its tournament and its bracket, and 10,000 of them would be slow to read and to keep.
 */
export type Interner<T> = (key: string, sent: unknown, read: () => T) => T;

/** A bracket is three deep: bracket, games per match, those of its lower bracket. */
const DEPTH = 3;

/** An interner for one list. */
export function createInterner<T>(): Interner<T> {
  const firsts = new Map<string, { readonly sent: unknown; readonly value: T }>();
  return (key, sent, read) => {
    const first = firsts.get(key);
    if (first !== undefined && sameValue(first.sent, sent, DEPTH)) return first.value;
    const value = read();
    if (first === undefined) firsts.set(key, { sent, value });
    return value;
  };
}

/** `contestantKey`, worked out once for every name of a game. */
export function createContestantKeys(): (gameSlug: string, name: string) => ContestantKey {
  const games = new Map<string, Map<string, ContestantKey>>();
  return (gameSlug, name) => {
    let keys = games.get(gameSlug);
    if (keys === undefined) games.set(gameSlug, (keys = new Map<string, ContestantKey>()));
    let key = keys.get(name);
    if (key === undefined) keys.set(name, (key = contestantKey(gameSlug, name)));
    return key;
  };
}

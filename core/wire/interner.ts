import { contestantKey } from "#core/model/contestant-key.ts";
import type { ContestantKey } from "#core/model/match.ts";
import { readText, type Sent } from "./scalars.ts";

/**
 * Hands out one result for everything sent by one owner under an id that says the same as the first,
 * unread: every match repeats its tournament and its bracket, and 10,000 of them would be slow to
 * read and to keep.
 */
export type Interner<T> = (owner: string, id: string, sent: Sent) => T;

/**
 * An interner for one list.
 *
 * @param saysSame Whether all that `read` looks at is the same in both.
 * @param read Given what was sent, its owner and its id.
 */
export function createInterner<T>(
  saysSame: (a: Sent, b: Sent) => boolean,
  read: (sent: Sent, owner: string, id: string) => T,
): Interner<T> {
  const firstsByOwner = new Map<string, Map<string, { readonly sent: Sent; readonly value: T }>>();
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

/** Who a contestant is: by name and game, for the service sends no id. */
export interface NamedContestant {
  readonly name: string;
  readonly key: ContestantKey;
}

/** Names kept, so that odd ones cannot fill memory. */
export const MAX_NAMES = 20_000;

const namedByGame = new Map<string, Map<string, NamedContestant>>();
let kept = 0;

/**
 * Reads a contestant's name, cleaned, worked out once for every name of a game: every answer names
 * the same again.
 *
 * @param sent What stands where the name is due.
 * @returns Null where that names nobody.
 */
export function readContestant(gameSlug: string, sent: unknown): NamedContestant | null {
  const known = typeof sent === "string" ? namedByGame.get(gameSlug)?.get(sent) : undefined;
  if (known !== undefined) return known;
  const name = readText(sent);
  if (name.trim() === "") return null;
  const named = { name, key: contestantKey(gameSlug, name) };
  // Kept by what was sent, which may be of any length where it had to be cleaned.
  if (sent === name) keep(gameSlug, named);
  return named;
}

function keep(gameSlug: string, named: NamedContestant): void {
  if (kept >= MAX_NAMES) {
    namedByGame.clear();
    kept = 0;
  }
  const ofGame = namedByGame.get(gameSlug) ?? new Map<string, NamedContestant>();
  namedByGame.set(gameSlug, ofGame.set(named.name, named));
  kept += 1;
}

import { contestantKey } from "#core/model/contestant-key.ts";
import type { ContestantKey } from "#core/model/match.ts";
import { parseText } from "./scalars.ts";

/** Name and key of a contestant in one game; the service sends no id. */
export interface NamedContestant {
  readonly name: string;
  readonly key: ContestantKey;
}

/** Maximum number of cached names, to limit memory. */
export const MAX_NAMES = 20_000;

const namedByGame = new Map<string, Map<string, NamedContestant>>();
let cachedCount = 0;

/**
 * Parses a contestant's name and derives the key. Results are cached by game, because every
 * response repeats the names.
 *
 * @param raw The service's value, of any type.
 * @returns `null` if it is no name.
 */
export function parseContestant(gameSlug: string, raw: unknown): NamedContestant | null {
  const known = typeof raw === "string" ? namedByGame.get(gameSlug)?.get(raw) : undefined;
  if (known !== undefined) return known;
  const name = parseText(raw);
  if (name.trim() === "") return null;
  const named = { name, key: contestantKey(gameSlug, name) };
  // Cached only if cleaning changed nothing: other raw values can be of any length.
  if (raw === name) addToCache(gameSlug, named);
  return named;
}

function addToCache(gameSlug: string, named: NamedContestant): void {
  if (cachedCount >= MAX_NAMES) {
    namedByGame.clear();
    cachedCount = 0;
  }
  const ofGame = namedByGame.get(gameSlug) ?? new Map<string, NamedContestant>();
  namedByGame.set(gameSlug, ofGame.set(named.name, named));
  cachedCount += 1;
}

import { contestantKey } from "#core/model/contestant-key.ts";
import type { ContestantKey } from "#core/model/match.ts";
import { readText } from "./scalars.ts";

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

import { contestantKey } from "#core/model/contestant-key.ts";
import type { Match } from "#core/model/match.ts";
import type { NameReplacer } from "./name-replacer.ts";

/** Returns a match with deleted names replaced; the same match if it contains none. */
export function replaceNamesInMatch(match: Match, replace: NameReplacer): Match {
  const { gameSlug } = match.tournament;
  const entries = match.entries.map((entry) => {
    const name = replace(entry.name);
    return name === entry.name ? entry : { ...entry, name, key: contestantKey(gameSlug, name) };
  });
  return entries.some((entry, index) => entry !== match.entries[index])
    ? { ...match, entries }
    : match;
}

import type { MatchFilter } from "#core/contract/match-filter.ts";
import { createConsonantPattern } from "#core/lib/consonants.ts";
import { foldSearchText } from "#core/lib/fold-search-text.ts";
import type { Contestant } from "#core/model/contestant.ts";
import type { World } from "#core/world/world.ts";
import { latinWordOf } from "#server/search/latin-word.ts";
import type { ArchiveWorldLookup } from "./archive-world-lookup.ts";

/** Filters that decide between contestants of one name. */
type Scope = Pick<MatchFilter, "game" | "site" | "tournament">;

interface WordForms {
  readonly folded: string;
  /** Search text in Latin letters; "" if the word is in Latin letters. */
  readonly latin: string;
}

/** Maximum number of names whose words are cached. */
const MAX_NAMES = 20_000;
const wordsByName = new Map<string, readonly WordForms[]>();

/**
 * Finds the contestants that a text means (docs/guides/embeds.md#contestants): the one with this
 * key, else those with exactly this name, else those whose whole name is found by it as in the
 * search. Contestants that do not fit other filters (`scope`) are left out.
 */
export function findContestants(
  { contestants, annotations }: World,
  text: string,
  scope: Scope = {},
): readonly Contestant[] {
  const byKey = contestants.get(annotations.contestantOf(text));
  if (byKey !== undefined) return [byKey];
  const words = splitWords(text);
  if (words.length === 0) return [];
  const queryWords = words.map((word) => ({
    word: foldSearchText(word),
    consonants: createConsonantPattern(foldSearchText(word)),
  }));
  const found: Contestant[] = [];
  for (const contestant of contestants.values()) {
    const nameWords = wordsOf(contestant.name);
    const isFound =
      nameWords.length === queryWords.length &&
      queryWords.every(({ word, consonants }, index) => {
        const { folded = "", latin = "" } = nameWords[index] ?? {};
        return (
          folded === word ||
          (latin !== "" && (latin === word || (consonants !== null && latin.includes(consonants))))
        );
      });
    if (isFound && isInScope(contestant, scope)) found.push(contestant);
  }
  // The order of the map depends on earlier changes.
  found.sort((a, b) => (`${a.gameSlug} ${a.key}` < `${b.gameSlug} ${b.key}` ? -1 : 1));
  const exact = found.filter(({ name }) => name === text);
  return exact.length > 0 ? exact : found;
}

/** Finds the contestant that a text means; `null` if it means none, or more than one. */
export function findOnlyContestant(world: World, text: string, scope?: Scope): Contestant | null {
  const [only, ...others] = findContestants(world, text, scope);
  return only === undefined || others.length > 0 ? null : only;
}

/** Returns the present world with the archived matches of the contestant that a text means. */
export async function findWorldOfContestant(
  past: ArchiveWorldLookup,
  present: World | null,
  text: string,
  scope: Scope = {},
): Promise<World | null> {
  const [known] = present === null ? [] : findContestants(present, text, scope);
  if (known !== undefined) return past.withContestant(known.key);
  const byKey = await past.withContestant(text);
  if (byKey === null || findContestants(byKey, text, scope).length > 0) return byKey;
  const byName = await past.withText(text);
  const [archived] = byName === null ? [] : findContestants(byName, text, scope);
  return archived === undefined ? byKey : past.withContestant(archived.key);
}

function isInScope({ gameSlug, tournaments }: Contestant, { game, site, tournament }: Scope) {
  return (
    (game === undefined || gameSlug === game) &&
    (tournament === undefined || tournaments.includes(tournament)) &&
    (site === undefined || tournaments.some((key) => key.startsWith(`${site}/`)))
  );
}

/** Returns the words of a name from a cache. */
function wordsOf(name: string): readonly WordForms[] {
  let words = wordsByName.get(name);
  if (words === undefined) {
    words = splitWords(name).map((word) => ({
      folded: foldSearchText(word),
      latin: latinWordOf(word),
    }));
    if (wordsByName.size < MAX_NAMES) wordsByName.set(name, words);
  }
  return words;
}

function splitWords(text: string): readonly string[] {
  return text.split(/\s+/u).filter((word) => word !== "");
}

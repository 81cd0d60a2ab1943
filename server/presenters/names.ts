import type { SearchableNames } from "#core/contract/names.ts";
import type { Steps } from "#core/lib/steps.ts";
import type { World } from "#core/world/world.ts";
import { latinWordsOf } from "#server/search/latin-word.ts";
import { presentBracketSummary } from "./tournament.ts";

/** A match without a start is after all others. */
const UNKNOWN_START = Number.MAX_SAFE_INTEGER;

/**
 * Presents the search index, in one step per tournament: contestants, tournaments, brackets and
 * matches without byes, with stations.
 */
export function* presentSearchNamesSteps(world: World): Steps<SearchableNames> {
  const games = createIndex<string>();
  const tournaments = createIndex<string>();
  const contestants = createIndex<string>();
  const stations: { readonly start: number; readonly match: number; readonly station: string }[] =
    [];
  const names: SearchableNames = {
    games: [],
    tournaments: [],
    brackets: [],
    contestants: [],
    matches: [],
    stations: [],
    latin: [],
  };
  // The map's order depends on earlier changes, for example on a name that disappeared and
  // returned.
  const byKey = [...world.contestants.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  for (const { key, name, country, game } of byKey) {
    contestants.of(key);
    names.contestants.push([key, name, country, games.of(game)]);
  }
  for (const { tournament, brackets, matches } of world.tournaments.values()) {
    yield;
    const index = tournaments.of(tournament.key);
    const { site, slug, title, game } = tournament;
    names.tournaments.push([site, slug, title, games.of(game)]);
    for (const bracket of brackets) {
      const { id, title: name } = presentBracketSummary(bracket);
      names.brackets.push([index, id, name]);
    }
    for (const { match, code, status, unresolved } of matches) {
      if (status.by === "bye") continue;
      const station = world.annotations.valueOf("station", match.key);
      if (station !== null)
        stations.push({
          start: match.start ?? UNKNOWN_START,
          match: names.matches.length,
          station,
        });
      const entryIndices = match.entries.flatMap((entry) => contestants.find(entry.key) ?? []);
      names.matches.push([
        index,
        match.id,
        code ?? "",
        status.state,
        entryIndices,
        unresolved !== null,
      ]);
    }
  }
  const texts = [
    ...games.keys(),
    ...names.tournaments.map(([, , title]) => title),
    ...names.brackets.map(([, , title]) => title),
    ...names.contestants.map(([, name]) => name),
  ];
  return {
    ...names,
    games: games.keys(),
    stations: stations
      .toSorted((a, b) => a.start - b.start)
      .map(({ match, station }) => [match, station]),
    latin: latinWordsOf(texts),
  };
}

/** Creates an index that numbers keys from 0 in the order of their first use. */
function createIndex<K>() {
  const numbers = new Map<K, number>();
  return {
    of(key: K): number {
      const existing = numbers.get(key);
      if (existing !== undefined) return existing;
      const number = numbers.size;
      numbers.set(key, number);
      return number;
    },
    find: (key: K): number | undefined => numbers.get(key),
    keys: (): K[] => [...numbers.keys()],
  };
}

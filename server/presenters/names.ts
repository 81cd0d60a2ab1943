import type { Names } from "#core/contract/names.ts";
import { finish, type Steps } from "#core/lib/steps.ts";
import type { World } from "#core/world/world.ts";
import { presentBracketSummary } from "./bracket.ts";

/** Everything that can be looked for by name. Byes are left out: nobody looks for one. */
export function presentNames(world: World): Names {
  return finish(nameSteps(world));
}

/** As `presentNames`, with a pause after each tournament. */
export function* nameSteps(world: World): Steps<Names> {
  const games = numbering<string>();
  const tournaments = numbering<string>();
  const contestants = numbering<string>();
  const names: Names = { games: [], tournaments: [], brackets: [], contestants: [], matches: [] };
  // The order of the map depends on what changed when, as after a name that came and went.
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
      const who = match.entries.flatMap((entry) => contestants.known(entry.key) ?? []);
      names.matches.push([index, match.id, code ?? "", status.state, who, unresolved !== null]);
    }
  }
  return { ...names, games: games.keys() };
}

/** Numbers things from 0 in the order in which they come. */
function numbering<K>() {
  const numbers = new Map<K, number>();
  return {
    of(key: K): number {
      const known = numbers.get(key);
      if (known !== undefined) return known;
      const number = numbers.size;
      numbers.set(key, number);
      return number;
    },
    known: (key: K): number | undefined => numbers.get(key),
    keys: (): K[] => [...numbers.keys()],
  };
}

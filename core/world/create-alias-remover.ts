import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { SiteKey } from "#core/model/match.ts";
import type { TournamentView, World } from "./world.ts";

/**
 * Creates a function that restores the contestants' original keys in the matches and tournaments
 * of a world, as if staff had entered no alias. Other derived data stays the same, including
 * contestants' records. Unchanged matches give the same result object on later calls.
 */
export function createAliasRemover(): (world: World) => World {
  const replacedMatches = new WeakMap<DerivedMatch, DerivedMatch>();
  return (world) => removeAliases(world, replacedMatches);
}

function removeAliases(world: World, known: WeakMap<DerivedMatch, DerivedMatch>): World {
  if (world.facts.ofKind("alias").length === 0) return world;
  const restoreKeys = (derived: DerivedMatch): DerivedMatch => {
    const match = world.snapshot.matches.get(derived.match.key)?.match ?? derived.match;
    if (match === derived.match) return derived;
    const before = known.get(derived);
    if (before?.match === match) return before;
    const replaced = { ...derived, match };
    known.set(derived, replaced);
    return replaced;
  };
  const matches = world.matches.with(
    [...world.matches.values()].flatMap((derived) => {
      const restored = restoreKeys(derived);
      return restored === derived ? [] : [restored];
    }),
  );
  const tournaments = new Map<SiteKey, TournamentView>(
    [...world.tournaments].map(([key, view]) => [
      key,
      { ...view, matches: view.matches.map(restoreKeys) },
    ]),
  );
  return { ...world, matches, tournaments };
}

import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Match, SiteKey } from "#core/model/match.ts";
import type { TournamentView, World } from "./world.ts";

/**
 * Creates a function that restores the contestants' original keys in the matches and tournaments
 * of a world, as if staff had entered no alias. Other derived data stays the same, including
 * contestants' records. Unchanged matches give the same result object on later calls.
 */
export function createAliasRemover(): (world: World) => World {
  const replacedMatches: Replaced = new WeakMap();
  return (world) => removeAliases(world, replacedMatches);
}

/** Derived matches with their original keys, by those without, and the matches they come from. */
type Replaced = WeakMap<DerivedMatch, { readonly sent: Match; readonly restored: DerivedMatch }>;

function removeAliases(world: World, known: Replaced): World {
  if (world.annotations.ofKind("alias").length === 0) return world;
  const restoreKeys = (derived: DerivedMatch): DerivedMatch => {
    const sent = world.snapshot.matches.get(derived.match.key)?.match ?? derived.match;
    if (sent === derived.match) return derived;
    const before = known.get(derived);
    if (before?.sent === sent) return before.restored;
    // Open slots stay open: not every name that is sent is one of a contestant.
    const slots = new Set(derived.match.entries.map(({ sort }) => sort));
    const entries = sent.entries.filter(({ sort }) => slots.has(sort));
    const restored = { ...derived, match: { ...sent, entries } };
    known.set(derived, { sent, restored });
    return restored;
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

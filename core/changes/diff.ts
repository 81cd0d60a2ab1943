import { combineComparators, compareNullable, compareText } from "#core/lib/collections.ts";
import { diffMatch } from "./diff-match.ts";
import type { Change, ChangeDetails } from "#core/model/change.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { SiteKey } from "#core/model/match.ts";
import { createRenameCheck, type IsRenamed } from "./rename-check.ts";
import type { World } from "#core/world/world.ts";

const inOrder = combineComparators<DerivedMatch>(
  (a, b) => compareNullable(a.match.start, b.match.start),
  (a, b) => compareText(a.match.key, b.match.key),
);

/**
 * Returns the changes between two worlds, by start and key of the matches. A match that is only in
 * the earlier world was removed from memory, which is no change.
 */
export function diffWorlds(before: World, after: World): readonly Change[] {
  const renamesIn = createRenames(before, after);
  return [...after.tournaments]
    .filter(([key, view]) => before.tournaments.get(key) !== view)
    .flatMap(([, view]) => view.matches)
    .filter((derived) => before.matches.get(derived.match.key) !== derived)
    .toSorted(inOrder)
    .flatMap((derived) => {
      const { key, tournament } = derived.match;
      const known = before.matches.get(key);
      const changes: readonly ChangeDetails[] =
        known === undefined
          ? [{ type: "added" }]
          : diffMatch(known, derived, (from, to) => renamesIn(tournament.key)(from, to));
      return changes.map((one) => changeOf(one, key, tournament.key));
    });
}

/** Creates a lookup of renames that compares a tournament only when needed, and once. */
function createRenames(before: World, after: World): (tournament: SiteKey) => IsRenamed {
  const found = new Map<SiteKey, IsRenamed>();
  return (tournament) => {
    const known = found.get(tournament);
    if (known !== undefined) return known;
    const isRenamed = createRenameCheck(
      matchesOf(before, tournament),
      matchesOf(after, tournament),
    );
    found.set(tournament, isRenamed);
    return isRenamed;
  };
}

function matchesOf(world: World, tournament: SiteKey): readonly DerivedMatch[] {
  return world.tournaments.get(tournament)?.matches ?? [];
}

function changeOf(details: ChangeDetails, match: SiteKey, tournament: SiteKey): Change {
  return { ...details, match, tournament };
}

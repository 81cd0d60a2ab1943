import { combineComparators, compareNullable, compareText } from "#core/lib/collections.ts";
import { diffMatch } from "./diff-match.ts";
import type { Change, ChangeDetails } from "#core/model/change.ts";
import type { DerivedMatch } from "#core/model/derived.ts";
import type { SiteKey } from "#core/model/match.ts";
import { findRenames, type IsRenamed } from "./renames.ts";
import type { World } from "#core/world/world.ts";

const inOrder = combineComparators<DerivedMatch>(
  (a, b) => compareNullable(a.match.start, b.match.start),
  (a, b) => compareText(a.match.key, b.match.key),
);

/**
 * What happened between two worlds, by start and key of the matches; the changes of one match in the
 * order of `ChangeFacts`. A match that only the earlier world holds was let go by memory, which is no
 * change.
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
      const facts: readonly ChangeDetails[] =
        known === undefined
          ? [{ type: "added" }]
          : diffMatch(known, derived, (from, to) => renamesIn(tournament.key)(from, to));
      return facts.map((one) => changeOf(one, key, tournament.key));
    });
}

/** Looks for renames only in tournaments that are asked for, and once in each. */
function createRenames(before: World, after: World): (tournament: SiteKey) => IsRenamed {
  const found = new Map<SiteKey, IsRenamed>();
  return (tournament) => {
    const known = found.get(tournament);
    if (known !== undefined) return known;
    const isRenamed = findRenames(matchesOf(before, tournament), matchesOf(after, tournament));
    found.set(tournament, isRenamed);
    return isRenamed;
  };
}

function matchesOf(world: World, tournament: SiteKey): readonly DerivedMatch[] {
  return world.tournaments.get(tournament)?.matches ?? [];
}

function changeOf(facts: ChangeDetails, match: SiteKey, tournament: SiteKey): Change {
  return { ...facts, match, tournament };
}

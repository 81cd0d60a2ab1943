import { combineComparators, compareNullable, compareText } from "#core/lib/compare.ts";
import { diffPlay } from "./diff-play.ts";
import { type Replacement, diffSlots, type SlotChanges } from "./diff-slots.ts";
import type { Change, ChangeDetails } from "#core/model/change.ts";
import { contestantRef } from "#core/model/contestant.ts";
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
      return changes.map((one) =>
        Object.assign({}, one, { match: key, tournament: tournament.key }),
      );
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

/** Returns the changes of a match: start, contestants, play, best-of, flags and listing. */
function diffMatch(
  before: DerivedMatch,
  after: DerivedMatch,
  isRenamed: IsRenamed,
): readonly ChangeDetails[] {
  const slots = diffSlots(before.match, after.match);
  return [
    ...scheduleChanges(before, after),
    ...contestantChanges(slots, isRenamed),
    ...diffPlay(before, after, slots),
    ...flagChanges(before, after),
    ...listingChanges(before, after),
  ];
}

function scheduleChanges(before: DerivedMatch, after: DerivedMatch): readonly ChangeDetails[] {
  const from = before.match.start;
  const to = after.match.start;
  if (to !== null) return from === to ? [] : [{ type: "rescheduled", from, to }];
  return from === null ? [] : [{ type: "unscheduled", from }];
}

function contestantChanges(slots: SlotChanges, isRenamed: IsRenamed): readonly ChangeDetails[] {
  const known = slots.known.map(contestantRef);
  return [
    ...(known.length === 0 ? [] : [{ type: "contestants-known", contestants: known } as const]),
    ...slots.replaced.map((replacement) => replacementChange(replacement, isRenamed)),
  ];
}

/** Returns a rename for the same key (another spelling) and for detected renames. */
function replacementChange({ from, to }: Replacement, isRenamed: IsRenamed): ChangeDetails {
  if (to === null) return { type: "replaced", from: contestantRef(from), to };
  const same = from.key === to.key || isRenamed(from.key, to.key);
  return {
    type: same ? "renamed" : "replaced",
    from: contestantRef(from),
    to: contestantRef(to),
  };
}

function flagChanges(
  { match: before }: DerivedMatch,
  { match: after }: DerivedMatch,
): readonly ChangeDetails[] {
  const changes: ChangeDetails[] = [];
  if (before.bestOf !== after.bestOf) {
    changes.push({ type: "best-of", from: before.bestOf, to: after.bestOf });
  }
  const conflict = after.conflict === true;
  if ((before.conflict === true) !== conflict) {
    changes.push({ type: conflict ? "conflict-raised" : "conflict-cleared" });
  }
  const locked = after.locked === true;
  if ((before.locked === true) !== locked) changes.push({ type: locked ? "locked" : "unlocked" });
  return changes;
}

function listingChanges(before: DerivedMatch, after: DerivedMatch): readonly ChangeDetails[] {
  const wasWithdrawn = before.sighting.withdrawnAt !== null;
  const isWithdrawn = after.sighting.withdrawnAt !== null;
  if (isWithdrawn !== wasWithdrawn) return [{ type: isWithdrawn ? "withdrawn" : "returned" }];
  const isLost = after.absence === "last-seen" && before.absence !== "last-seen";
  return isLost ? [{ type: "last-seen", at: after.sighting.lastSeen }] : [];
}

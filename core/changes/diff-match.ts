import type { ChangeDetails } from "#core/model/change.ts";
import { diffPlay } from "./diff-play.ts";
import { contestantRef } from "#core/model/contestant.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { IsRenamed } from "./rename-check.ts";
import { type Replacement, diffSlots, type SlotChanges } from "./diff-slots.ts";

/** Returns the changes of a match: start, contestants, play, best-of, flags and listing. */
export function diffMatch(
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

import type { ChangeView } from "#core/contract/change.ts";
import { groupBy } from "#core/lib/collections.ts";

/** All changes of one match with the same time, oldest first. */
export type ChangeGroup = readonly [ChangeView, ...ChangeView[]];

/** Groups changes (newest first) by time and match; returns the groups newest first. */
export function groupChangesByTimeAndMatch(changes: readonly ChangeView[]): readonly ChangeGroup[] {
  const groups = groupBy(changes, ({ at, match }) => `${at} ${match}`).values();
  return [...groups].flatMap((group) => {
    const [first, ...later] = group.toReversed();
    return first === undefined ? [] : [[first, ...later] satisfies ChangeGroup];
  });
}

/** Removes groups that contain only scores if a newer group of the same match exists. */
export function removeOutdatedScoreGroups(groups: readonly ChangeGroup[]): readonly ChangeGroup[] {
  const matchesWithNewer = new Set<string>();
  return groups.filter((group) => {
    const [{ match }] = group;
    const isOutdated = matchesWithNewer.has(match) && group.every(({ type }) => type === "score");
    matchesWithNewer.add(match);
    return !isOutdated;
  });
}

import type { ChangeView } from "#core/contract/change.ts";
import { groupBy } from "#core/lib/collections.ts";

/** Everything that was noticed of one match at one time, in the order in which it happened. */
export type ChangeGroup = readonly [ChangeView, ...ChangeView[]];

/** Changes that come newest first, gathered into moments, newest first. */
export function groupByMoment(changes: readonly ChangeView[]): readonly ChangeGroup[] {
  const groups = groupBy(changes, ({ at, match }) => `${at} ${match}`).values();
  return [...groups].flatMap((group) => {
    const [first, ...later] = group.toReversed();
    return first === undefined ? [] : [[first, ...later] satisfies ChangeGroup];
  });
}

/** Without scores that a newer moment of the same match has overtaken: a feed would be full of them. */
export function withoutOvertakenScores(moments: readonly ChangeGroup[]): readonly ChangeGroup[] {
  const newer = new Set<string>();
  return moments.filter((moment) => {
    const [{ match }] = moment;
    const isOvertaken = newer.has(match) && moment.every(({ type }) => type === "score");
    newer.add(match);
    return !isOvertaken;
  });
}

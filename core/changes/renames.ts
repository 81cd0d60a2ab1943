import type { DerivedMatch } from "#core/model/derived.ts";
import type { ContestantKey, SiteKey } from "#core/model/match.ts";
import { diffSlots } from "./diff-slots.ts";

/** Matches to be taken over before a new name counts as the old contestant's. */
const ENOUGH = 2;

/** Answers whether the second key is the first one's new name. */
export type IsRenamed = (from: ContestantKey, to: ContestantKey) => boolean;

/**
 * Tells renamed contestants from replaced ones, since the service gives nobody an id: the old name is
 * gone from the whole tournament, the new one stood nowhere in it, and took over at least two matches,
 * or one that had begun (nobody is replaced in the middle of a match).
 *
 * @param before Matches of a tournament.
 * @param after Matches of the same tournament, later.
 */
export function findRenames(
  before: readonly DerivedMatch[],
  after: readonly DerivedMatch[],
): IsRenamed {
  const earlier = new Map<SiteKey, DerivedMatch>(before.map((one) => [one.match.key, one]));
  const stoodBefore = keysOf(before);
  const standNow = keysOf(after);
  const takenOver = new Map<string, number>();
  for (const { match } of after) {
    const known = earlier.get(match.key);
    if (known === undefined || known.match === match) continue;
    const weight = known.status.state === "upcoming" ? 1 : ENOUGH;
    for (const { from, to } of diffSlots(known.match, match).replaced) {
      const pair = `${from.key} ${to?.key}`;
      takenOver.set(pair, (takenOver.get(pair) ?? 0) + weight);
    }
  }
  return (from, to) =>
    !standNow.has(from) && !stoodBefore.has(to) && (takenOver.get(`${from} ${to}`) ?? 0) >= ENOUGH;
}

function keysOf(matches: readonly DerivedMatch[]): ReadonlySet<ContestantKey> {
  return new Set(matches.flatMap(({ match }) => match.entries.map(({ key }) => key)));
}

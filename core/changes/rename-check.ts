import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { ContestantKey, SiteKey } from "#core/model/match.ts";
import { diffSlots } from "./diff-slots.ts";

/** Minimum number of matches in which a new name must replace the old one. */
const ENOUGH = 2;

/** Returns whether the second key is a new name of the contestant with the first key. */
export type IsRenamed = (from: ContestantKey, to: ContestantKey) => boolean;

/**
 * Distinguishes renamed from replaced contestants, because the service assigns them no id. A rename
 * means: the old name is in no match of the tournament any more, the new name was in none before,
 * and it replaced the old one in at least two matches, or in one that had started.
 */
export function createRenameCheck(
  before: readonly DerivedMatch[],
  after: readonly DerivedMatch[],
): IsRenamed {
  const earlier = new Map<SiteKey, DerivedMatch>(before.map((one) => [one.match.key, one]));
  const keysBefore = keysOf(before);
  const keysNow = keysOf(after);
  const replacements = new Map<string, number>();
  for (const { match } of after) {
    const known = earlier.get(match.key);
    if (known === undefined || known.match === match) continue;
    const weight = known.status.state === "upcoming" ? 1 : ENOUGH;
    for (const { from, to } of diffSlots(known.match, match).replaced) {
      const pair = `${from.key} ${to?.key}`;
      replacements.set(pair, (replacements.get(pair) ?? 0) + weight);
    }
  }
  return (from, to) =>
    !keysNow.has(from) && !keysBefore.has(to) && (replacements.get(`${from} ${to}`) ?? 0) >= ENOUGH;
}

function keysOf(matches: readonly DerivedMatch[]): ReadonlySet<ContestantKey> {
  return new Set(matches.flatMap(({ match }) => match.entries.map(({ key }) => key)));
}

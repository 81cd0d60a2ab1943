import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import type { Bracket } from "#core/model/bracket.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { ContestantKey, SiteKey } from "#core/model/match.ts";

/** How many more contestants have a name than one; only names of several. */
export type SharedNames = ReadonlyMap<ContestantKey, number>;

/**
 * Finds names that several contestants have: they are in several places of one round, which the
 * service sends as one round, too.
 */
export function findSharedNames(
  { rounds }: Bracket,
  matches: ReadonlyMap<SiteKey, DerivedMatch>,
): SharedNames {
  const shared = new Map<ContestantKey, number>();
  for (const { places } of rounds) {
    const parts = places.flatMap(({ match: key }) => {
      const match = matches.get(key ?? "")?.match;
      return match === undefined ? [] : match.entries.map((entry) => ({ match, key: entry.key }));
    });
    const byRound = ({ match: { roundOf, stage }, key }: (typeof parts)[number]): string =>
      `${roundOf} ${stage} ${key}`;
    for (const own of groupBy(parts, byRound).values()) {
      const { key } = must(own[0], "a group has a part");
      if (own.length > 1) shared.set(key, Math.max(shared.get(key) ?? 0, own.length - 1));
    }
  }
  return shared;
}

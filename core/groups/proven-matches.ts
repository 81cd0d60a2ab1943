import { expectedMatches } from "./group-kind.ts";
import { pairOf } from "#core/match/play-order.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { GroupKind } from "#core/model/group.ts";

/** A round robin in which every pair was seen to meet, each equally often. */
export interface FullRoundRobin {
  readonly size: number;
  /** How often each pair meets. */
  readonly rounds: number;
}

/** Returns the full round robin formed by the matches of a group; `null` if they form none. */
export function findFullRoundRobin(matches: readonly DerivedMatch[]): FullRoundRobin | null {
  const size = statedSize(matches);
  if (size === null || size < 2) return null;
  const pairs = new Map<string, number>();
  const names = new Set<string>();
  for (const { match } of matches) {
    for (const { key } of match.entries) names.add(key);
    if (match.entries.length !== 2) continue;
    const pair = pairOf(match);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  const [rounds = 0, ...others] = new Set(pairs.values());
  const isFull = names.size === size && pairs.size === (size * (size - 1)) / 2;
  return isFull && others.length === 0 ? { size, rounds } : null;
}

/**
 * Returns how many matches a group is proven to have: as a path, or as a round robin that is full
 * itself, or if another full one of its stage has its size; else `null`. The number of contestants
 * alone proves nothing, because the group may be a Swiss one.
 */
export function countProvenGroupMatches(
  kind: GroupKind,
  matches: readonly DerivedMatch[],
  full: readonly FullRoundRobin[],
): number | null {
  if (kind !== "round-robin") return expectedMatches(kind, matches, 0);
  const size = statedSize(matches);
  const like = full.filter((group) => group.size === size);
  const [rounds, ...others] = new Set(like.map((group) => group.rounds));
  if (size === null || rounds === undefined || others.length > 0) return null;
  return ((size * (size - 1)) / 2) * rounds;
}

/** Returns the size that the matches of a group state; `null` if they state none or differ. */
function statedSize(matches: readonly DerivedMatch[]): number | null {
  const [size = null, ...others] = new Set(matches.map(({ match }) => match.roundOf));
  return others.length === 0 ? size : null;
}

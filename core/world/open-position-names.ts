import { groupBy } from "#core/lib/collections.ts";
import { hasScore } from "#core/match/outcome.ts";
import type { ContestantKey, Match, SeenMatch } from "#core/model/match.ts";
import { parsePositionName, type PositionName } from "#core/wire/position-names.ts";

/** A name that may state where a contestant comes from, and the matches that list it. */
interface Candidate {
  readonly position: PositionName;
  readonly matches: readonly Match[];
}

/** The groups and matches of a tournament that such a name may mean. */
interface Known {
  readonly all: readonly Match[];
  /** Number of its groups by stage, and the most contestants of one group. */
  readonly groups: ReadonlyMap<number, { readonly count: number; readonly size: number }>;
}

/**
 * Opens the slots of a tournament whose name states where the contestant comes from: "1A", "W7",
 * "Runner-up Group B" (docs/domain.md#names-of-a-position).
 */
export function openPositionNames(seen: readonly SeenMatch[]): readonly SeenMatch[] {
  const candidates = findCandidates(seen);
  if (candidates.size === 0) return seen;
  const all = seen.map(({ match }) => match);
  const known = { all, groups: findGroups(all) };
  const open = new Set<ContestantKey>();
  for (const [key, candidate] of candidates) if (isPosition(candidate, known)) open.add(key);
  if (open.size === 0) return seen;
  return seen.map((one) => {
    const entries = one.match.entries.filter(({ key }) => !open.has(key));
    if (entries.length === one.match.entries.length) return one;
    return { ...one, match: { ...one.match, entries } };
  });
}

/** Returns names of the form of a position, without those that played. */
function findCandidates(seen: readonly SeenMatch[]): ReadonlyMap<ContestantKey, Candidate> {
  const candidates = new Map<ContestantKey, Candidate & { readonly matches: Match[] }>();
  const played = new Set<ContestantKey>();
  for (const { match } of seen) {
    const isPlayed = hasScore(match);
    for (const { key, name } of match.entries) {
      if (isPlayed) played.add(key);
      const known = candidates.get(key);
      const position = known?.position ?? (isPlayed ? null : parsePositionName(name));
      if (known !== undefined) known.matches.push(match);
      else if (position !== null) candidates.set(key, { position, matches: [match] });
    }
  }
  for (const key of played) candidates.delete(key);
  return candidates;
}

function isPosition({ position, matches }: Candidate, known: Known): boolean {
  const { isPhrase, group, match } = position;
  return (
    isPhrase ||
    (group !== null && isPlaceOfGroup(group, matches, known)) ||
    (match !== null && isSideOfMatch(match, matches, known))
  );
}

/** Returns whether a group of that number has that place, and the name is in no group of its stage. */
function isPlaceOfGroup(
  { number, place }: NonNullable<PositionName["group"]>,
  matches: readonly Match[],
  { groups }: Known,
): boolean {
  const first = Math.min(...matches.map(stageOf));
  return [...groups].some(
    ([stage, { count, size }]) => stage < first && number <= count && place <= size,
  );
}

/** Returns whether the only match of a name is in a bracket and follows the match of that number. */
function isSideOfMatch(
  { letter, number }: NonNullable<PositionName["match"]>,
  [holder, other]: readonly Match[],
  { all }: Known,
): boolean {
  if (holder === undefined || other !== undefined || holder.bracketId === null) return false;
  const before = all.filter((match) => isBefore(match, holder));
  if (before.length === 0) return false;
  const areAll = holder.entries.every(({ name }) => {
    return parsePositionName(name)?.match?.letter === letter;
  });
  const isPair = areAll && holder.entries.length === 2;
  if (!["w", "l", "ru"].includes(letter)) return isPair;
  const isListed =
    number === null ||
    number <= before.length ||
    before.some(({ id, row }) => id === `${number}` || row === number);
  return isListed || isPair;
}

/** Returns whether the contestants of a match may come from another one. */
function isBefore(match: Match, holder: Match): boolean {
  if (match === holder || stageOf(match) > stageOf(holder)) return false;
  if (match.groupId !== null) return true;
  const isTimed = match.bracketId !== holder.bracketId && match.start !== null;
  if (isTimed && holder.start !== null) return match.start < holder.start;
  return (match.roundOf ?? 0) > (holder.roundOf ?? 0);
}

/** Returns the stage of a group's match; brackets are after all groups. */
function stageOf({ groupId, stage }: Match): number {
  return groupId === null ? Infinity : (stage ?? 1);
}

function findGroups(matches: readonly Match[]): Known["groups"] {
  const inGroups = matches.filter(({ groupId }) => groupId !== null);
  return new Map(
    [...groupBy(inGroups, stageOf)].map(([stage, own]) => {
      const byGroup = [...groupBy(own, ({ groupId }) => groupId).values()];
      const sizes = byGroup.map((group) => {
        const keys = new Set(group.flatMap(({ entries }) => entries.map(({ key }) => key)));
        return Math.max(keys.size, ...group.map(({ roundOf }) => roundOf ?? 0));
      });
      return [stage, { count: byGroup.length, size: Math.max(...sizes) }];
    }),
  );
}

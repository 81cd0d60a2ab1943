import { groupBy } from "#core/lib/collections.ts";
import { renameDoubtedContestants } from "#core/model/doubt.ts";
import type { ContestantKey, Match, MatchEntry, SeenMatch } from "#core/model/match.ts";
import { isOtherSpelling, spellingOf, type TournamentInput } from "./tournament-input.ts";

/** A spelling of a name in one match. */
interface Use {
  readonly seen: SeenMatch;
  readonly spelling: string;
}

/**
 * Creates a function that gives the second spelling of a name a key of its own if both are
 * certainly two contestants ("alex" and "Alex"): they meet in a match, play in one round of a
 * bracket, or play in turn in one group. The spelling that was seen first keeps the key, so that
 * its URLs stay. The function returns an input's own list if it needs no new key.
 */
export function createSpellingSeparator(
  all: readonly TournamentInput[],
): (input: TournamentInput) => readonly SeenMatch[] {
  const suffixes = new Map<ContestantKey, ReadonlyMap<string, string>>();
  for (const [key, uses] of findUsesOfSeveralSpellings(all)) {
    if (!areSeveral(uses)) continue;
    const spellings = [...new Set(uses.toSorted(compareFirstSeen).map(({ spelling }) => spelling))];
    suffixes.set(
      key,
      new Map(spellings.map((spelling, at) => [spelling, at === 0 ? "" : `-${at + 1}`])),
    );
  }
  const keyOf = ({ key, name }: MatchEntry): ContestantKey =>
    `${key}${suffixes.get(key)?.get(spellingOf(name)) ?? ""}`;
  const isSeparated = ({ match }: SeenMatch): boolean =>
    match.entries.some((entry) => keyOf(entry) !== entry.key);
  return ({ seen }) =>
    suffixes.size > 0 && seen.some(isSeparated)
      ? seen.map((one) => (isSeparated(one) ? separate(one, keyOf) : one))
      : seen;
}

function separate(seen: SeenMatch, keyOf: (entry: MatchEntry) => ContestantKey): SeenMatch {
  const { match } = seen;
  const entries = match.entries.map((entry) => Object.assign({}, entry, { key: keyOf(entry) }));
  // A contestant who was known under the common key is the one in that slot.
  return renameDoubtedContestants({ ...seen, match: { ...match, entries } }, (key, slot) => {
    const entry = match.entries.find(({ sort }) => sort === slot);
    return entry !== undefined && key === entry.key ? keyOf(entry) : key;
  });
}

function findUsesOfSeveralSpellings(
  all: readonly TournamentInput[],
): ReadonlyMap<ContestantKey, readonly Use[]> {
  const firstNames = new Map<ContestantKey, string>();
  const several = new Set<ContestantKey>();
  for (const { names, respelled } of all) {
    for (const key of respelled) several.add(key);
    for (const [key, name] of names) {
      const known = firstNames.get(key);
      if (known === undefined) firstNames.set(key, name);
      else if (isOtherSpelling(known, name)) several.add(key);
    }
  }
  if (several.size === 0) return new Map();
  const uses = all.flatMap(({ seen }) =>
    seen.flatMap((one) =>
      one.match.entries
        .filter(({ key }) => several.has(key))
        .map(({ key, name }) => ({ seen: one, key, spelling: spellingOf(name) })),
    ),
  );
  return groupBy(uses, ({ key }) => key);
}

function areSeveral(uses: readonly Use[]): boolean {
  const byMatch = groupBy(uses, ({ seen }) => seen.match.key);
  const byRound = groupBy(uses, ({ seen }) => roundOf(seen.match));
  const byGroup = groupBy(uses, ({ seen: { match } }) => match.groupId && partOf(match));
  return (
    [...byMatch.values()].some(hasSeveralSpellings) ||
    [...byRound].some(([round, own]) => round !== null && hasSeveralSpellings(own)) ||
    [...byGroup].some(([group, own]) => group !== null && playInTurn(own))
  );
}

/** Returns the round of a bracket match; of its several matches in one row, one is a replay. */
function roundOf(match: Match): string | null {
  const { bracketId, roundOf: size, stage } = match;
  return bracketId === null || size === null ? null : `${partOf(match)} ${size} ${stage}`;
}

function partOf({ site, tournament, bracketId, groupId }: Match): string {
  return `${site} ${tournament.key} ${bracketId ?? groupId}`;
}

function hasSeveralSpellings(uses: readonly Use[]): boolean {
  const bySpelling = groupBy(uses, ({ spelling }) => spelling);
  if (bySpelling.size < 2) return false;
  // One contestant may be spelled in two ways in a match and its replay.
  const rows = new Set(uses.map(({ seen: { match } }) => `${match.row} ${match.key}`));
  const places = new Set(uses.map(({ seen: { match } }) => match.row ?? match.key));
  return places.size > 1 || rows.size < uses.length;
}

/** Returns whether neither of two spellings only follows the other one, as after a new spelling. */
function playInTurn(uses: readonly Use[]): boolean {
  const spans = [...groupBy(uses, ({ spelling }) => spelling).values()].map((own) => {
    const starts = own.map(({ seen }) => startOf(seen));
    return { from: Math.min(...starts), to: Math.max(...starts) };
  });
  return spans.some((a, at) =>
    spans.some((b, other) => other > at && a.from <= b.to && b.from <= a.to),
  );
}

function compareFirstSeen({ seen: a }: Use, { seen: b }: Use): number {
  return a.sighting.firstSeen - b.sighting.firstSeen || startOf(a) - startOf(b);
}

function startOf({ match }: SeenMatch): number {
  return match.start ?? 0;
}

import { groupBy, singleOrNull } from "#core/lib/collections.ts";
import { compareText } from "#core/lib/compare.ts";
import { deepEqual } from "#core/lib/deep-equal.ts";
import type { BracketDetails, Match, SentIds, SiteKey } from "#core/model/match.ts";
import { isSameEdition } from "#core/model/same-edition.ts";
import type { PollResponses, Snapshot } from "#core/model/tick.ts";
import { idKey } from "./known-matches.ts";
import { mapMatches } from "./map-matches.ts";
import { separateSharedIds } from "./shared-ids.ts";
import { separateSharedSlugs } from "./shared-slugs.ts";

/** Ids of this poll, and the ids under which the same things were first seen. */
interface KnownIds {
  /** By `SITE/ID` of a match in the poll. */
  readonly matches: ReadonlyMap<SiteKey, Match>;
  /** Ids of brackets and groups: by `idKey` of the id in the poll. */
  readonly parts: ReadonlyMap<string, string>;
}

/**
 * Returns a poll with the ids under which its matches, brackets and groups were first seen
 * (docs/domain.md#changed-ids). A match under an unknown id is a known one if that is not in the poll
 * and has the same contents; a bracket or group is a known one if its matches are.
 */
export function restoreKnownIds(before: Snapshot, sent: PollResponses): PollResponses {
  if (hasOnlyKnownIds(before, sent)) return sent;
  const { matches: own } = before;
  const separated = separateSharedSlugs([own, ...(sent.others ?? [])], sent);
  const { polled, homeOf } = separateSharedIds(own, separated);
  if (hasOnlyKnownIds(before, polled)) return polled;
  const received = polled.lists.flatMap(({ matches }) => matches);
  const ids = findKnownIds(before.matches, received, homeOf);
  if (ids.matches.size === 0 && ids.parts.size === 0) return polled;
  return mapMatches(polled, (match) => restoreIds(match, ids, homeOf(match)));
}

/** Returns whether each match has the ids of the same known match, as nearly all have. */
function hasOnlyKnownIds({ matches }: Snapshot, { lists }: PollResponses): boolean {
  return lists.every((list) =>
    list.matches.every((match) => hasKnownIds(match, matches.get(match.key)?.match)),
  );
}

function hasKnownIds(match: Match, known: Match | undefined): boolean {
  return (
    known !== undefined &&
    isSameEdition(known.tournament, match.tournament) &&
    known.bracketId === match.bracketId &&
    known.groupId === match.groupId &&
    deepEqual(known.sentAs, match.sentAs, 1)
  );
}

function findKnownIds(
  before: Snapshot["matches"],
  received: readonly Match[],
  homeOf: (match: Match) => SiteKey,
): KnownIds {
  const keys = new Set(received.map(({ key }) => key));
  const bySentId = new Map<string, Match>();
  for (const { match } of before.values()) {
    const { key, id, tournament, sentAs } = match;
    // While both ids are listed, these are two matches.
    if (!keys.has(key)) bySentId.set(idKey("match", tournament.key, sentAs?.id ?? id), match);
  }
  const found = new Map<SiteKey, Match>();
  const parts = createPartMatching(before, homeOf);
  for (const match of received) {
    const known =
      before.get(match.key)?.match ?? bySentId.get(idKey("match", homeOf(match), match.id));
    if (known === undefined) continue;
    if (known.key !== match.key) found.set(match.key, known);
    parts.add(match, known);
  }
  const isNew = ({ key }: Match): boolean => !before.has(key) && !found.has(key);
  const paired = new Set([...found.values()].map(({ key }) => key));
  const isFree = ({ key }: Match): boolean => !keys.has(key) && !paired.has(key);
  const tournaments = new Set(received.filter(isNew).map(homeOf));
  const gone = Array.from(before.values(), ({ match }) => match)
    .filter((match) => tournaments.has(match.tournament.key))
    .filter(isFree);
  const pair = (contentOf: (match: Match) => string | null): void => {
    const added = pairByContent(received.filter(isNew), gone.filter(isFree), contentOf);
    for (const [match, known] of added) {
      found.set(match.key, known);
      paired.add(known.key);
      parts.add(match, known);
    }
  };
  // Nearly every new match is in a tournament all of whose known ones are still listed.
  if (gone.length > 0) {
    pair(contentWithContestants);
    parts.addOnlyOnes(received.filter(isNew), gone);
    pair((match) => placeOf(match, parts.knownIdOf(match)));
  }
  return { matches: found, parts: parts.changed() };
}

/** Pairs the new matches with the known ones of the same content, where each occurs once. */
function pairByContent(
  added: readonly Match[],
  gone: readonly Match[],
  contentOf: (match: Match) => string | null,
): readonly (readonly [Match, Match])[] {
  const goneByContent = groupBy(gone, contentOf);
  return Array.from(groupBy(added, contentOf)).flatMap(([content, own]) => {
    // A match that moves between the lists during the poll is in both.
    const match = singleOrNull([...new Map(own.map((one) => [one.key, one])).values()]);
    const known = singleOrNull(goneByContent.get(content) ?? []);
    const isPair = content !== null && match !== null && known !== null;
    return isPair && hasCompatibleContestants(known, match) ? [[match, known] as const] : [];
  });
}

/** Returns whether the contestants of one of both are all in the other one. */
function hasCompatibleContestants(a: Match, b: Match): boolean {
  const [fewer, more] = a.entries.length < b.entries.length ? [a, b] : [b, a];
  const keys = new Set(more.entries.map(({ key }) => key));
  return fewer.entries.every(({ key }) => keys.has(key));
}

/** Returns a text that only the same match has; `null` if too little of it is known. */
function contentWithContestants(match: Match): string | null {
  const { entries } = match;
  if (entries.length === 0) return null;
  const keys = entries.map(({ key }) => key).toSorted(compareText);
  return placeOf(match, JSON.stringify([kindOf(match), ...keys]), false);
}

/**
 * Returns a text of tournament, round, row and start, and of the bracket or group it is `within`;
 * `null` if too little of it is known.
 */
function placeOf(match: Match, within: string | null, needsRow = true): string | null {
  const { tournament, roundOf, stage, row, start } = match;
  if (within === null || start === null || (needsRow && row === null)) return null;
  return JSON.stringify([tournament.key, within, roundOf, stage, row, start]);
}

/** Matches the brackets and groups of a poll with the known ones, by the matches in them. */
function createPartMatching(before: Snapshot["matches"], homeOf: (match: Match) => SiteKey) {
  const partKeyOf = (match: Match): string | null => partKeyIn(homeOf(match), match);
  const knownParts = new Set(Array.from(before.values(), ({ match }) => partKeyOf(match)));
  const votes = new Map<string, Set<string>>();
  const vote = (match: Match, known: Match): void => {
    const part = partKeyOf(match);
    const id = partIdOf(known);
    const isSameType = match.bracket?.type === known.bracket?.type;
    if (part === null || id === null || !isSameType || part === partKeyOf(known)) return;
    // A known bracket that gets a match of another one stays itself.
    if (knownParts.has(part)) return;
    votes.set(part, (votes.get(part) ?? new Set()).add(id));
  };
  for (const { match } of before.values()) {
    if (match.sentAs !== undefined) vote({ ...match, ...match.sentAs }, match);
  }
  const knownIdOf = (match: Match): string | null => {
    const ids = votes.get(partKeyOf(match) ?? "");
    return ids === undefined ? partIdOf(match) : singleOrNull([...ids]);
  };
  return {
    /** Adds a match of the poll and the known match that it is, in the same place. */
    add: (match: Match, known: Match): void => {
      const isSamePlace =
        match.roundOf === known.roundOf && match.stage === known.stage && match.row === known.row;
      if (isSamePlace) vote(match, known);
    },
    /** Adds new parts of which no match is known, if only one known part lacks these matches. */
    addOnlyOnes: (added: readonly Match[], gone: readonly Match[]): void => {
      const open = added.filter((match) => {
        const part = partKeyOf(match);
        return part !== null && !votes.has(part) && !knownParts.has(part);
      });
      const goneByKind = groupBy(gone, kindInTournament);
      for (const [kind, own] of groupBy(open, kindInTournament)) {
        const match = findOneOfPart(own, partKeyOf);
        const others = goneByKind.get(kind) ?? [];
        const known = findOneOfPart(others, partKeyOf);
        const places = new Set(others.map((one) => placeOf(one, "")));
        const isSame = own.every((one) => places.has(placeOf(one, "")));
        if (match !== null && known !== null && isSame) vote(match, known);
      }
    },
    knownIdOf,
    /** Returns the known ids of all parts that have another id in the poll. */
    changed: (): ReadonlyMap<string, string> =>
      new Map(
        [...votes].flatMap(([part, ids]) => {
          const id = singleOrNull([...ids]);
          return id === null ? [] : [[part, id] as const];
        }),
      ),
  };
}

/** Returns a match of the only bracket or group that these are in; `null` if there are several. */
function findOneOfPart(
  matches: readonly Match[],
  partKeyOf: (match: Match) => string | null,
): Match | null {
  return singleOrNull([...new Map(matches.map((one) => [partKeyOf(one), one])).values()]);
}

function partIdOf({ bracketId, groupId }: Match): string | null {
  return bracketId ?? groupId;
}

/** Returns the identity of a bracket or group, as groups and brackets may have the same id. */
function partKeyIn(home: SiteKey, { bracketId, groupId }: Match): string | null {
  if (bracketId !== null) return idKey("bracket", home, bracketId);
  return groupId === null ? null : idKey("group", home, groupId);
}

function kindOf({ bracketId, bracket, groupId }: Match): string {
  if (bracketId === null) return groupId === null ? "none" : "group";
  return JSON.stringify([bracket?.type, bracket?.title, bracket?.size]);
}

function kindInTournament(match: Match): string {
  return `${match.tournament.key} ${kindOf(match)}`;
}

function restoreIds(match: Match, { matches, parts }: KnownIds, home: SiteKey): Match {
  const known = matches.get(match.key);
  const { id, bracketId, groupId, bracket } = match;
  const part = parts.get(partKeyIn(home, match) ?? "");
  const idOfBracket = (other: string): string => parts.get(idKey("bracket", home, other)) ?? other;
  const restored: BracketDetails | null = bracket && {
    ...bracket,
    id: idOfBracket(bracket.id),
    relatedId: bracket.relatedId && idOfBracket(bracket.relatedId),
  };
  const isUnchanged =
    known === undefined && part === undefined && restored?.relatedId === bracket?.relatedId;
  if (isUnchanged) return match;
  const sentAs: SentIds = match.sentAs ?? { id, bracketId, groupId };
  return {
    ...match,
    key: known?.key ?? match.key,
    id: known?.id ?? id,
    bracketId: bracketId && (part ?? bracketId),
    groupId: bracketId === null ? (part ?? groupId) : groupId,
    bracket: restored,
    sentAs,
  };
}

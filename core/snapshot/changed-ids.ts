import { compareText, groupBy, singleOrNull } from "#core/lib/collections.ts";
import type { BracketDetails, Match, SentIds, SiteKey } from "#core/model/match.ts";
import type { PollResponses, Snapshot } from "#core/model/tick.ts";

/** Ids of this poll, and the ids under which the same things were first seen. */
interface KnownIds {
  /** By `SITE/ID` of a match in the poll. */
  readonly matches: ReadonlyMap<SiteKey, Match>;
  /** Ids of brackets and groups: by `partKeyOf` of the id in the poll. */
  readonly parts: ReadonlyMap<string, string>;
}

/**
 * Returns a poll with the ids under which its matches, brackets and groups were first seen
 * (docs/domain.md#changed-ids). A match under an unknown id is a known one if that is not in the poll
 * and has the same contents; a bracket or group is a known one if its matches are.
 */
export function restoreKnownIds(before: Snapshot, polled: PollResponses): PollResponses {
  if (before.matches.size === 0) return polled;
  const received = polled.lists.flatMap(({ matches }) => matches);
  if (received.every((match) => hasKnownIds(match, before.matches.get(match.key)?.match))) {
    return polled;
  }
  const ids = findKnownIds(before.matches, received);
  if (ids.matches.size === 0 && ids.parts.size === 0) return polled;
  const lists = polled.lists.map((list) => {
    const matches = list.matches.map((match) => restoreIds(match, ids));
    const issues = list.issues.map((issue) => {
      const known = ids.matches.get(issue.match ?? "");
      return known === undefined ? issue : { ...issue, match: known.key };
    });
    return { ...list, matches, issues };
  });
  return { ...polled, lists };
}

/** Returns the key under which each match was first seen, by the key that the service sends now. */
export function findKeysFirstSeen({
  matches,
}: Pick<Snapshot, "matches">): ReadonlyMap<SiteKey, SiteKey> {
  const keys = new Map<SiteKey, SiteKey>();
  for (const { match } of matches.values()) {
    const sent = sentKeyOf(match);
    if (sent !== match.key) keys.set(sent, match.key);
  }
  return keys;
}

/** Returns whether a match has the ids of the same known match, as nearly all have. */
function hasKnownIds({ bracketId, groupId }: Match, known: Match | undefined): boolean {
  const isKnown = known?.bracketId === bracketId && known.groupId === groupId;
  return isKnown && known.sentAs === undefined;
}

function findKnownIds(before: Snapshot["matches"], received: readonly Match[]): KnownIds {
  const keys = new Set(received.map(({ key }) => key));
  const bySentKey = new Map<SiteKey, Match>();
  for (const { match } of before.values()) {
    // While both ids are listed, these are two matches.
    if (!keys.has(match.key)) bySentKey.set(sentKeyOf(match), match);
  }
  const found = new Map<SiteKey, Match>();
  const parts = createPartMatching(before);
  for (const match of received) {
    const known = before.get(match.key)?.match ?? bySentKey.get(match.key);
    if (known === undefined) continue;
    if (known.key !== match.key) found.set(match.key, known);
    parts.add(match, known);
  }
  const isNew = ({ key }: Match): boolean => !before.has(key) && !found.has(key);
  const paired = new Set([...found.values()].map(({ key }) => key));
  const isFree = ({ key }: Match): boolean => !keys.has(key) && !paired.has(key);
  const tournaments = new Set(received.filter(isNew).map(({ tournament }) => tournament.key));
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
 * Returns a text of tournament, round, row and start; `null` if too little of it is known.
 *
 * @param within What the place belongs to; `null` if that is unknown.
 */
function placeOf(match: Match, within: string | null, needsRow = true): string | null {
  const { tournament, roundOf, stage, row, start } = match;
  if (within === null || start === null || (needsRow && row === null)) return null;
  return JSON.stringify([tournament.key, within, roundOf, stage, row, start]);
}

/** Matches the brackets and groups of a poll with the known ones, by the matches in them. */
function createPartMatching(before: Snapshot["matches"]) {
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
        const match = findOneOfPart(own);
        const others = goneByKind.get(kind) ?? [];
        const known = findOneOfPart(others);
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
function findOneOfPart(matches: readonly Match[]): Match | null {
  return singleOrNull([...new Map(matches.map((one) => [partKeyOf(one), one])).values()]);
}

function partIdOf({ bracketId, groupId }: Match): string | null {
  return bracketId ?? groupId;
}

/** Returns the identity of a bracket or group, as groups and brackets may have the same id. */
function partKeyOf(match: Match): string | null {
  const { site, bracketId, groupId } = match;
  if (bracketId !== null) return bracketKey(site, bracketId);
  return groupId === null ? null : `${site} group ${groupId}`;
}

function bracketKey(site: string, id: string): string {
  return `${site} bracket ${id}`;
}

function kindOf({ bracketId, bracket, groupId }: Match): string {
  if (bracketId === null) return groupId === null ? "none" : "group";
  return JSON.stringify([bracket?.type, bracket?.title, bracket?.size]);
}

function kindInTournament(match: Match): string {
  return `${match.tournament.key} ${kindOf(match)}`;
}

function sentKeyOf({ key, site, sentAs }: Match): SiteKey {
  return sentAs === undefined ? key : `${site}/${sentAs.id}`;
}

function restoreIds(match: Match, { matches, parts }: KnownIds): Match {
  const known = matches.get(match.key);
  const { site, id, bracketId, groupId, bracket } = match;
  const part = parts.get(partKeyOf(match) ?? "");
  const idOfBracket = (other: string): string => parts.get(bracketKey(site, other)) ?? other;
  const restored: BracketDetails | null = bracket && {
    ...bracket,
    id: idOfBracket(bracket.id),
    relatedId: bracket.relatedId && idOfBracket(bracket.relatedId),
  };
  const isUnchanged =
    known === undefined && part === undefined && restored?.relatedId === bracket?.relatedId;
  if (isUnchanged) return match;
  const sentAs: SentIds = { id, bracketId, groupId };
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

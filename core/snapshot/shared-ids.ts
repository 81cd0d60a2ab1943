import { groupBy } from "#core/lib/collections.ts";
import { combineComparators, compareNullable, compareText } from "#core/lib/compare.ts";
import { compareContests } from "#core/model/compare-contests.ts";
import type { Match, SeenMatch, SiteKey } from "#core/model/match.ts";
import type { MatchesByTournament } from "#core/model/matches-by-tournament.ts";
import type { PollResponses } from "#core/model/tick.ts";
import { type IdKind, idKey, indexKnownMatches, type KnownMatches } from "./known-matches.ts";
import { mapMatches } from "./map-matches.ts";
import { separateSharedSlugs } from "./shared-slugs.ts";

/** A poll in which an id means one match, bracket or group of its site. */
export interface SeparatedPoll {
  readonly polled: PollResponses;
  /** Returns the tournament in which a match of the poll is known; its own if it is new. */
  readonly homeOf: (match: Match) => SiteKey;
}

/**
 * Returns a poll in which matches, brackets and groups of different tournaments have different ids
 * (docs/domain.md#ids-that-are-unique-only-in-their-tournament). An id belongs to the tournament of
 * this client in which it was first seen; another one that uses it gets `ID-SLUG` instead.
 */
export function separateSharedIds(
  own: MatchesByTournament<SeenMatch>,
  polled: PollResponses,
): SeparatedPoll {
  const known = indexKnownMatches([own, ...(polled.others ?? [])]);
  const received = inOrderOfTournaments(polled);
  const homes = findHomes(known, received);
  const homeOf = createHomeFinder(known, received, homes);
  const idOf = createIdAssigner(known);
  const changed = new Map<Match, Match>();
  const homesOfChanged = new Map<Match, SiteKey>();
  for (const match of received) {
    const home = homeOf(match);
    const separated = separate(match, (kind, id) => idOf(kind, id, match, home));
    changed.set(match, separated);
    homesOfChanged.set(separated, home);
  }
  const isSame = received.every((match) => changed.get(match) === match);
  return {
    polled: isSame ? polled : mapMatches(polled, (match) => changed.get(match) ?? match),
    homeOf: (match) => homesOfChanged.get(match) ?? match.tournament.key,
  };
}

/** Returns matches from files, in the same order, with slugs and ids as after a poll. */
export function separateIdsOfFile(
  known: MatchesByTournament<SeenMatch>,
  matches: readonly Match[],
): readonly Match[] {
  const file = { name: "ended", at: 0, limit: Infinity, received: 0, issues: [] } as const;
  const sent = separateSharedSlugs([known], { lists: [{ ...file, matches }] });
  const { lists } = separateSharedIds(known, sent).polled;
  return lists.flatMap((list) => list.matches);
}

/** Returns the matches of a poll; which of two new tournaments is first does not depend on lists. */
function inOrderOfTournaments({ lists, isPublic = () => true }: PollResponses): readonly Match[] {
  const compare = combineComparators<Match>(
    (a, b) => Number(isPublic(b.tournament.key)) - Number(isPublic(a.tournament.key)),
    (a, b) => compareNullable(a.tournament.start, b.tournament.start),
    (a, b) => compareText(a.tournament.key, b.tournament.key),
  );
  return lists.flatMap(({ matches }) => matches).toSorted(compare);
}

/**
 * Finds the known tournament that each listed one is: itself, or one that is not listed any more and
 * whose matches it has, because its slug was corrected.
 */
function findHomes(known: KnownMatches, received: readonly Match[]): ReadonlyMap<SiteKey, SiteKey> {
  const listed = groupBy(received, ({ tournament }) => tournament.key);
  return new Map(
    Array.from(listed, ([key, matches]) => {
      if (known.hasTournament(key)) return [key, key];
      const pairs = matches.flatMap((match) =>
        known.findBySentKey(match.key).map((one) => ({ match, one })),
      );
      const unlisted = pairs.filter(({ one }) => !listed.has(one.tournament.key));
      const former = [...groupBy(unlisted, ({ one }) => one.tournament.key)].find(([, own]) => {
        const results = own.map(({ match, one }) => compareContests(one, match));
        const same = results.filter((result) => result === "same").length;
        const other = results.filter((result) => result === "other").length;
        return (
          other <= same && (same > 0 || own.some(({ match, one }) => hasSameTitle(one, match)))
        );
      });
      return [key, former?.[0] ?? key];
    }),
  );
}

function hasSameTitle(a: Match, b: Match): boolean {
  return a.tournament.title === b.tournament.title;
}

/**
 * Returns a function that finds the tournament in which a match of the poll is known. A single match
 * that is listed in another tournament now, and not in its own, is still the known one.
 */
function createHomeFinder(
  known: KnownMatches,
  received: readonly Match[],
  homes: ReadonlyMap<SiteKey, SiteKey>,
): (match: Match) => SiteKey {
  const tournamentHome = ({ tournament }: Match) => homes.get(tournament.key) ?? tournament.key;
  const listed = new Set(received.map((match) => idKey("match", tournamentHome(match), match.key)));
  const firstByKey = new Map<SiteKey, Match>();
  for (const match of received) if (!firstByKey.has(match.key)) firstByKey.set(match.key, match);
  return (match) => {
    const home = tournamentHome(match);
    const candidates = known.findBySentKey(match.key);
    if (candidates.some(({ tournament }) => tournament.key === home)) return home;
    const moved = candidates.find((one) => {
      const result = compareContests(one, match);
      const isListed = listed.has(idKey("match", one.tournament.key, match.key));
      return result === "same" || (result === null && !isListed && hasSameTitle(one, match));
    });
    if (moved !== undefined) return moved.tournament.key;
    const first = firstByKey.get(match.key) ?? match;
    return compareContests(first, match) === "same" ? tournamentHome(first) : home;
  };
}

/** Returns a function that gives each match, bracket and group of a poll its id. */
function createIdAssigner(known: KnownMatches) {
  const taken = new Map<string, SiteKey>();
  const assigned = new Map<string, string>();
  return (kind: IdKind, sent: string, match: Match, home: SiteKey): string => {
    const { site, tournament } = match;
    const place = idKey(kind, home, sent);
    const before = assigned.get(place);
    if (before !== undefined) return before;
    const isFree = (id: string): boolean => {
      const user = taken.get(idKey(kind, site, id)) ?? home;
      return user === home && !known.isOfOther(kind, site, id, home);
    };
    const idAsFirstSeen =
      kind === "match"
        ? known.findBySentKey(`${site}/${sent}`).find((one) => one.tournament.key === home)?.id
        : known.partIn(kind, home, sent);
    let id = sent;
    if (!isFree(sent)) id = idAsFirstSeen ?? `${sent}-${tournament.slug}`;
    for (let count = 2; id !== idAsFirstSeen && !isFree(id); count += 1) {
      id = `${sent}-${tournament.slug}-${count}`;
    }
    taken.set(idKey(kind, site, id), home);
    assigned.set(place, id);
    return id;
  };
}

/** Returns a match with the ids that it, its bracket and its group get. */
function separate(match: Match, idOf: (kind: IdKind, sent: string) => string): Match {
  const { bracket } = match;
  const relatedId = bracket?.relatedId ?? null;
  const id = idOf("match", match.id);
  const bracketId = match.bracketId && idOf("bracket", match.bracketId);
  const groupId = match.groupId && idOf("group", match.groupId);
  const related = relatedId && idOf("bracket", relatedId);
  const isSame =
    id === match.id &&
    bracketId === match.bracketId &&
    groupId === match.groupId &&
    related === relatedId;
  if (isSame) return match;
  return {
    ...match,
    key: `${match.site}/${id}`,
    id,
    bracketId,
    groupId,
    bracket: bracket && { ...bracket, id: bracketId ?? bracket.id, relatedId: related },
    sentAs: { id: match.id, bracketId: match.bracketId, groupId: match.groupId },
  };
}

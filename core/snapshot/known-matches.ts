import type { Match, SeenMatch, SiteKey } from "#core/model/match.ts";
import type { MatchesByTournament } from "#core/model/matches-by-tournament.ts";

/** Kinds of ids: of a match, a bracket or a group. */
export type IdKind = "match" | "bracket" | "group";

/** Finds known matches, brackets and groups by the ids that the service sends for them. */
export type KnownMatches = ReturnType<typeof indexKnownMatches>;

/** Indexes everything that the clients of a service have received. @param known The own matches first. */
export function indexKnownMatches(known: readonly MatchesByTournament<SeenMatch>[]) {
  const bySentKey = new Map<SiteKey, Match[]>();
  const sentParts = new Map<string, string>();
  const owners = new Map<string, Set<SiteKey>>();
  const addPart = (kind: IdKind, match: Match, id: string | null, sent: string | null): void => {
    if (id === null) return;
    const { site, tournament } = match;
    const ids = idKey(kind, site, id);
    owners.set(ids, (owners.get(ids) ?? new Set()).add(tournament.key));
    const place = idKey(kind, tournament.key, sent ?? id);
    if (!sentParts.has(place)) sentParts.set(place, id);
  };
  for (const { match } of known.flatMap((matches) => [...matches.values()])) {
    const { site, id, bracketId, groupId, sentAs } = match;
    const sent = `${site}/${sentAs?.id ?? id}`;
    const same = bySentKey.get(sent);
    if (same === undefined) bySentKey.set(sent, [match]);
    else same.push(match);
    addPart("bracket", match, bracketId, sentAs?.bracketId ?? null);
    addPart("group", match, groupId, sentAs?.groupId ?? null);
  }
  return {
    hasTournament: (key: SiteKey) => known.some(({ parts }) => parts.has(key)),
    /** Returns the matches for which the service sends an id now, the own ones first. */
    findBySentKey: (sent: SiteKey): readonly Match[] => bySentKey.get(sent) ?? [],
    /** Returns the id as first seen of a tournament's bracket or group; `undefined` if it is new. */
    partIn: (kind: IdKind, tournament: SiteKey, sent: string) =>
      sentParts.get(idKey(kind, tournament, sent)),
    /** Returns whether an id is that of a match, bracket or group of another tournament. */
    isOfOther: (kind: IdKind, site: string, id: string, tournament: SiteKey): boolean => {
      if (kind !== "match") {
        const own = owners.get(idKey(kind, site, id)) ?? new Set();
        return own.size > (own.has(tournament) ? 1 : 0);
      }
      const key = `${site}/${id}`;
      return known.some((matches) => {
        const owner = matches.get(key)?.match.tournament.key;
        return owner !== undefined && owner !== tournament;
      });
    },
  };
}

/** Returns a text that identifies an id of this kind within a site or tournament. */
export function idKey(kind: IdKind, within: string, id: string): string {
  return `${within} ${kind} ${id}`;
}

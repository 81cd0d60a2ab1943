import type { SearchableNames } from "#core/contract/names.ts";
import { contestantPage, joinPathSegments, tournamentPage } from "#core/paths/paths.ts";
import { listNamedContestants, listNamedMatches } from "#web/api/named-items.ts";
import { splitMatchKey } from "#web/kit/open-match.ts";
import type { Preferences } from "#web/preferences/preferences.ts";
import { createItem, type PaletteItem } from "./palette-item.ts";

/** Rank bonus among items that match a query equally well. */
const BOOSTS = {
  contestant: 6,
  tournament: 5,
  bracket: 3,
  followed: 8,
  /** A station ranks above a contestant, or the code of a live match, with the same number. */
  station: 6,
} as const;

/** Returns the palette items of all names; followed ones rank higher. */
export function createNameItems(
  names: SearchableNames,
  followed: Pick<Preferences, "contestants" | "tournaments">,
): readonly PaletteItem[] {
  const contestants = new Set(followed.contestants);
  const tournaments = new Set(followed.tournaments);
  const titleOf = (tournament: number): string => names.tournaments[tournament]?.[2] ?? "";
  return [
    ...listNamedContestants(names).map((contestant) => {
      const { key } = contestant;
      const isFollowed = contestants.has(key);
      return createItem({
        ...contestant,
        id: `contestant ${key}`,
        kind: "contestant",
        isFollowed,
        boost: BOOSTS.contestant + (isFollowed ? BOOSTS.followed : 0),
        target: { type: "page", path: contestantPage(key) },
      });
    }),
    ...names.tournaments.map(([site, slug, title, game]) =>
      createItem({
        id: `tournament ${site}/${slug}`,
        kind: "tournament",
        text: title,
        more: [names.games[game], site].join(" · "),
        isFollowed: tournaments.has(`${site}/${slug}`),
        boost: BOOSTS.tournament + (tournaments.has(`${site}/${slug}`) ? BOOSTS.followed : 0),
        target: { type: "page", path: tournamentPage(site, slug) },
      }),
    ),
    ...names.brackets.flatMap(([tournament, id, title]) => {
      const [site, slug] = names.tournaments[tournament] ?? [];
      if (site === undefined || slug === undefined) return [];
      const path = `${tournamentPage(site, slug)}/bracket/${joinPathSegments(id)}`;
      return createItem({
        id: `bracket ${site}/${id}`,
        kind: "bracket",
        text: title,
        more: titleOf(tournament),
        boost: BOOSTS.bracket,
        target: { type: "page", path },
      });
    }),
    ...listNamedMatches(names).map((match) =>
      createItem({
        ...match,
        id: `match ${match.key}`,
        kind: "match",
        isLive: match.state === "live",
        target: { type: "match", ...splitMatchKey(match.key) },
      }),
    ),
  ];
}

/**
 * Returns an item for each match at a station, found by the station ("4", "Station 4"), in the
 * order of `items` among matches of one state.
 */
export function createStationItems(
  items: readonly PaletteItem[],
  { tournaments, matches, stations }: SearchableNames,
  formatStation: (station: string) => string,
): readonly PaletteItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return stations.flatMap(([index, station]) => {
    const [tournament = -1, id] = matches[index] ?? [];
    const key = `${tournaments[tournament]?.[0]}/${id}`;
    const match = byId.get(`match ${key}`);
    if (match === undefined) return [];
    const name = formatStation(station);
    return {
      ...match,
      id: `station ${key}`,
      text: `${station} ${name}`,
      more: `${name} · ${match.more}`,
      boost: match.boost + BOOSTS.station,
    };
  });
}

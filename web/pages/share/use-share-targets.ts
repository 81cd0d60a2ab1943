import { useMemo } from "react";
import type { SearchableNames } from "#core/contract/names.ts";
import type { TournamentSummary } from "#core/contract/tournament.ts";
import type { EmbedAttribute } from "#core/embed/parts/options.ts";
import {
  BOOST_BY_STATE,
  createNamedItem,
  listNamedMatches,
  type NamedItem,
} from "#web/api/named-items.ts";
import { useSearchableNames } from "#web/api/names.ts";
import { type TournamentIdentity, useGetPublicShare } from "#web/api/public-share.ts";
import { useTournaments } from "#web/api/tournaments.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import type { ShareKind } from "./share-kinds.ts";

/** Something that an embed can show. */
export interface ShareTarget extends NamedItem {
  /** The attributes that name it, the one that identifies it first. */
  readonly attributes: readonly (readonly [EmbedAttribute, string])[];
}

const BOOST_OF_FOLLOWED = 8;

/** Finds the public subjects that a kind can show, the likely ones first. */
export function useShareTargets(kind: ShareKind) {
  const { groupName } = useMessages("common");
  const getPublicShare = useGetPublicShare();
  const followed = usePreferences();
  const isByName = kind === "contestant" || kind === "match";
  const names = useSearchableNames().data;
  const tournaments = useTournaments().data?.tournaments;
  const all = useMemo(() => {
    const isPublic = (tournament: TournamentIdentity): boolean =>
      getPublicShare([tournament]) === "all";
    if (isByName) return names === undefined ? [] : createNamedTargets(kind, names, isPublic);
    return (tournaments ?? [])
      .filter(isPublic)
      .flatMap((tournament) => createTournamentTargets(kind, tournament, groupName));
  }, [isByName, kind, names, tournaments, groupName, getPublicShare]);
  return useMemo(() => {
    const keys = new Set([...followed.contestants, ...followed.tournaments]);
    const boosted = all.map((target) => ({
      ...target,
      boost: target.boost + (keys.has(target.attributes[0]?.[1] ?? "") ? BOOST_OF_FOLLOWED : 0),
    }));
    return {
      all: boosted.toSorted((a, b) => b.boost - a.boost),
      isLoaded: (isByName ? names : tournaments) !== undefined,
    };
  }, [all, followed, isByName, names, tournaments]);
}

function createNamedTargets(
  kind: "contestant" | "match",
  names: SearchableNames,
  isPublic: (tournament: TournamentIdentity) => boolean,
): readonly ShareTarget[] {
  const publicTournaments = names.tournaments.map(([site, slug]) => isPublic({ site, slug }));
  const matches = names.matches.filter(([tournament]) => publicTournaments[tournament]);
  return kind === "match"
    ? listNamedMatches({ ...names, matches: matches.filter((match) => !match[5]) }).map((match) =>
        createTarget(
          [
            ["match", match.key],
            ["tournament", match.tournament],
          ],
          match,
        ),
      )
    : createContestantTargets(matches, names);
}

/** Returns the contestants of the matches; the tournament of each is the one they play in now. */
function createContestantTargets(
  matches: SearchableNames["matches"],
  names: SearchableNames,
): readonly ShareTarget[] {
  const latest = new Map<number, { readonly tournament: number; readonly boost: number }>();
  for (const [tournament, , , state, contestants] of matches) {
    const boost = BOOST_BY_STATE[state];
    for (const contestant of contestants) {
      if (boost >= (latest.get(contestant)?.boost ?? 0))
        latest.set(contestant, { tournament, boost });
    }
  }
  return [...latest].flatMap(([contestant, { tournament, boost }]) => {
    const [key, name, country, game] = names.contestants[contestant] ?? [];
    if (key === undefined || name === undefined) return [];
    const title = names.tournaments[tournament]?.[2] ?? "";
    return [
      createTarget([["contestant", key]], {
        name,
        more: [title, names.games[game ?? -1]].filter(Boolean).join(" · "),
        boost,
        country: country ?? "",
      }),
    ];
  });
}

function createTournamentTargets(
  kind: Exclude<ShareKind, "contestant" | "match">,
  { site, slug, title, game, brackets, groups, hasRanking, counts }: TournamentSummary,
  groupName: (number: number) => string,
): readonly ShareTarget[] {
  const common = { boost: counts.live > 0 ? BOOST_BY_STATE.live : 0, more: game };
  const tournament = ["tournament", `${site}/${slug}`] as const;
  const whole = createTarget([tournament], { ...common, name: title });
  switch (kind) {
    case "tournament":
      return [whole];
    case "ranking":
      return hasRanking ? [whole] : [];
    case "bracket":
      return brackets.map((bracket) =>
        createTarget([["bracket", `${bracket.site}/${bracket.id}`], tournament], {
          ...common,
          name: [title, bracket.title].filter(Boolean).join(" · "),
        }),
      );
    case "standings":
      return groups.length === 0
        ? []
        : [
            whole,
            ...groups.map((group) =>
              createTarget([["group", `${group.site}/${group.id}`], tournament], {
                ...common,
                name: `${title} · ${group.name ?? groupName(group.number)}`,
              }),
            ),
          ];
  }
}

function createTarget(
  attributes: ShareTarget["attributes"],
  item: Partial<NamedItem> & Pick<NamedItem, "name">,
): ShareTarget {
  return { ...createNamedItem({ key: attributes[0]?.[1] ?? "", ...item }), attributes };
}

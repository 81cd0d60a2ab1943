import { useMemo } from "react";
import type { SearchableNames } from "#core/contract/names.ts";
import type { TournamentSummary } from "#core/contract/tournament.ts";
import type { EmbedAttribute } from "#core/embed/parts/options.ts";
import { createSearchIndex, type SearchableItem } from "#core/lib/search-index.ts";
import { useSearchableNames } from "#web/api/names.ts";
import { type TournamentIdentity, useGetPublicShare } from "#web/api/public-share.ts";
import { useTournaments } from "#web/api/tournaments.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import type { ShareKind } from "./share-kinds.ts";

/** Something that an embed can show. */
export interface ShareTarget extends SearchableItem {
  /** Lower-case country code; "" if it has none. */
  readonly country: string;
  /** The attributes that name it, the one that identifies it first. */
  readonly attributes: readonly (readonly [EmbedAttribute, string])[];
}

export interface ShareTargets {
  /** Returns the targets that fit a text, best first; for "" those that are likely keys. */
  readonly find: (text: string) => readonly ShareTarget[];
  readonly all: readonly ShareTarget[];
  readonly isLoaded: boolean;
}

/** Maximum number of targets that a search returns. */
const MAX_FOUND = 100;
const BOOST_BY_STATE = { live: 4, upcoming: 2, ended: 0 } as const;
const BOOST_OF_FOLLOWED = 8;

/** Finds the public contestants, tournaments, matches, brackets or groups that a kind can show. */
export function useShareTargets(kind: ShareKind): ShareTargets {
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
    const likely = boosted.toSorted((a, b) => b.boost - a.boost);
    const index = createSearchIndex(boosted, names?.latin);
    return {
      find: (text) => (text.trim() === "" ? likely : index.find(text, MAX_FOUND)),
      all,
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
    ? matches.flatMap((match) => createMatchTargets(match, names))
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
      {
        text: name,
        more: [title, names.games[game ?? -1]].filter(Boolean).join(" · "),
        boost,
        country: country ?? "",
        attributes: [["contestant", key]],
      } satisfies ShareTarget,
    ];
  });
}

function createMatchTargets(
  [tournament, id, code, state, contestants, isUnresolved]: SearchableNames["matches"][number],
  names: SearchableNames,
): readonly ShareTarget[] {
  const [site = "", slug = "", title = ""] = names.tournaments[tournament] ?? [];
  const sides = contestants.map((index) => names.contestants[index]?.[1] ?? "").join(" – ");
  const text = [code, sides].filter(Boolean).join(" ");
  if (text === "" || isUnresolved) return [];
  const attributes = [
    ["match", `${site}/${id}`] as const,
    ["tournament", `${site}/${slug}`] as const,
  ];
  return [{ text, more: title, boost: BOOST_BY_STATE[state], country: "", attributes }];
}

function createTournamentTargets(
  kind: Exclude<ShareKind, "contestant" | "match">,
  { site, slug, title, game, brackets, groups, hasRanking, counts }: TournamentSummary,
  groupName: (number: number) => string,
): readonly ShareTarget[] {
  const common = { boost: counts.live > 0 ? BOOST_BY_STATE.live : 0, country: "" };
  const tournament = ["tournament", `${site}/${slug}`] as const;
  const whole: ShareTarget = { ...common, text: title, more: game, attributes: [tournament] };
  switch (kind) {
    case "tournament":
      return [whole];
    case "ranking":
      return hasRanking ? [whole] : [];
    case "bracket":
      return brackets.map((bracket) => ({
        ...common,
        text: [title, bracket.title].filter(Boolean).join(" · "),
        more: game,
        attributes: [["bracket", `${bracket.site}/${bracket.id}`], tournament],
      }));
    case "standings":
      return groups.length === 0
        ? []
        : [
            whole,
            ...groups.map((group): ShareTarget => ({
              ...common,
              text: `${title} · ${group.name ?? groupName(group.number)}`,
              more: game,
              attributes: [["group", `${group.site}/${group.id}`], tournament],
            })),
          ];
  }
}

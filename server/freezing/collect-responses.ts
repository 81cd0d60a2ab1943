import type { MatchList } from "#core/contract/match.ts";
import type { RankingDetail } from "#core/contract/ranking.ts";
import { calendarPaths, rankingFile } from "#core/paths/file-paths.ts";
import { bracketImage, previewImagePath } from "#core/paths/image-paths.ts";
import { apiPaths } from "#core/paths/paths.ts";
import type { BracketDetail, TournamentDetail } from "#core/contract/tournament.ts";

/** A tournament with its public data. */
export interface FrozenTournament {
  /** `SITE/SLUG`. */
  readonly key: string;
  readonly detail: TournamentDetail;
  readonly list: MatchList;
  readonly ranking: RankingDetail;
  readonly brackets: readonly BracketDetail[];
}

/** A response that is copied unchanged. */
export interface FrozenResponse {
  readonly path: string;
  /** Whether it is a single match, for which pages are rendered too. */
  readonly isMatch: boolean;
}

/** Returns all responses of these tournaments that are copied unchanged, each once. */
export function collectFrozenResponses(
  events: readonly FrozenTournament[],
): readonly FrozenResponse[] {
  const paths = new Set<string>([calendarPaths.all]);
  const matches = new Set<string>();
  for (const { detail, list } of events) {
    const { site, slug, brackets, groups, hasRanking } = detail.tournament;
    paths.add(apiPaths.tournament(site, slug));
    paths.add(apiPaths.ranking(site, slug));
    if (hasRanking) {
      paths.add(rankingFile(site, slug));
      paths.add(previewImagePath("rankings", site, slug));
    }
    paths.add(calendarPaths.tournament(site, slug));
    paths.add(calendarPaths.site(site));
    paths.add(previewImagePath("tournaments", site, slug));
    for (const id of brackets.flatMap(({ ids }) => ids)) {
      paths.add(apiPaths.bracket(site, id));
      paths.add(bracketImage(site, id, "svg"));
      paths.add(bracketImage(site, id, "png"));
    }
    for (const group of groups) paths.add(apiPaths.group(group.site, group.id));
    for (const { contestant } of detail.contestants) {
      paths.add(calendarPaths.contestant(contestant.key));
    }
    for (const match of list.matches) {
      matches.add(apiPaths.match(match.site, match.id));
      paths.add(previewImagePath("matches", match.site, match.id));
    }
  }
  return [
    ...Array.from(paths, (path) => ({ path, isMatch: false })),
    ...Array.from(matches, (path) => ({ path, isMatch: true })),
  ];
}

/** Returns the distinct two-letter country codes of the contestants, whose flags may be needed. */
export function flagCodesOf(events: readonly FrozenTournament[]): readonly string[] {
  const codes = events.flatMap(({ detail }) =>
    detail.contestants.map(({ contestant }) => contestant.country),
  );
  return [...new Set(codes)].filter((code) => /^[a-z]{2}$/.test(code));
}

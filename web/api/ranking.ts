import { queryOptions, useQuery } from "@tanstack/react-query";
import type { RankingDetail } from "#core/contract/ranking.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { fetchJson } from "./fetch-json.ts";

/** The rankings of a tournament. A page that shows them must respect hidden scores. */
const rankingQuery = (site: string, slug: string) =>
  queryOptions({
    queryKey: ["ranking", site, slug],
    queryFn: ({ signal }) =>
      fetchJson<RankingDetail>(apiPaths.ranking(site, slug), ["tournament", "rankings"], signal),
  });

export const useRanking = (site: string, slug: string) => useQuery(rankingQuery(site, slug));

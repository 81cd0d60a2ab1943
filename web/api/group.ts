import { queryOptions, useQuery } from "@tanstack/react-query";
import type { GroupDetail } from "#core/contract/tournament.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { fetchJson } from "./fetch-json.ts";

/** One group with its matches. */
export const groupQuery = (site: string, id: string) =>
  queryOptions({
    queryKey: ["group", site, id],
    queryFn: ({ signal }) =>
      fetchJson<GroupDetail>(apiPaths.group(site, id), ["group", "matches"], signal),
  });

/** Does not hide results: viewers who hide scores see no groups. */
export const useGroup = (site: string, id: string) => useQuery(groupQuery(site, id));

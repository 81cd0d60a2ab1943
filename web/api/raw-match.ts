import { queryOptions, useQuery } from "@tanstack/react-query";
import type { RawMatch } from "#core/contract/meta.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { fetchJson } from "./fetch-json.ts";

/** The raw JSON of a match. */
export const rawMatchQuery = (site: string, id: string) =>
  queryOptions({
    queryKey: ["desk", "sent", site, id],
    queryFn: ({ signal }) => fetchJson<RawMatch>(apiPaths.deskSent(site, id), ["sent"], signal),
  });

export const useRawMatch = (site: string, id: string) => useQuery(rawMatchQuery(site, id));

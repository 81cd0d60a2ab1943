import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { ChangePage } from "#core/contract/change.ts";
import { apiPaths, type ChangeFilter } from "#core/contract/paths.ts";
import { fetchJson } from "./fetch-json.ts";

/** What happened last, newest first. */
export const changesQuery = (filter: ChangeFilter) =>
  queryOptions({
    queryKey: ["changes", filter],
    queryFn: ({ signal }) =>
      fetchJson<ChangePage>(apiPaths.changes(filter), ["changes", "matches"], signal),
    placeholderData: keepPreviousData,
  });

export const useChangePage = (filter: ChangeFilter) => useQuery(changesQuery(filter));

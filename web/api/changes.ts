import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { ChangePage } from "#core/contract/change.ts";
import { apiPaths, type ChangeFilter } from "#core/contract/paths.ts";
import { fetchJson } from "./fetch-json.ts";

/** What happened last, newest first. */
export const changesQuery = (filter: ChangeFilter, asStaff: boolean) =>
  queryOptions({
    queryKey: ["changes", filter, asStaff],
    queryFn: ({ signal }) =>
      fetchJson<ChangePage>(
        (asStaff ? apiPaths.deskChanges : apiPaths.changes)(filter),
        ["changes", "matches"],
        signal,
      ),
    placeholderData: keepPreviousData,
  });

/** @param asStaff Also what only staff may see. */
export const useChangePage = (filter: ChangeFilter, asStaff = false) =>
  useQuery(changesQuery(filter, asStaff));

import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ChangePage, ChangeView } from "#core/contract/change.ts";
import { apiPaths, type ChangeFilter } from "#core/paths/paths.ts";
import { useScoresHidden } from "./hide-scores.ts";
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
  useScoresHidden(changesQuery(filter, asStaff), concealChanges);

/** What is told of a result, and of nothing else. */
const RESULTS: ReadonlySet<ChangeView["type"]> = new Set([
  "score",
  "score-withdrawn",
  "decided",
  "corrected",
]);

/** Without what tells a result: it would stand there in words. That a match ended stays. */
export function concealChanges(page: ChangePage): ChangePage {
  return { ...page, changes: page.changes.filter(({ type }) => !RESULTS.has(type)) };
}

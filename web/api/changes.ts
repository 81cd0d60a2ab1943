import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ChangePage, ChangeView } from "#core/contract/change.ts";
import { apiPaths, type ChangeFilter } from "#core/paths/paths.ts";
import { useQueryHidingResults } from "./hide-results.ts";
import { jsonQuery } from "./fetch-json.ts";

export const changeLogPageQuery = (filter: ChangeFilter, asStaff: boolean) =>
  queryOptions({
    ...jsonQuery<ChangePage>(
      ["changes", filter, asStaff],
      (asStaff ? apiPaths.deskChanges : apiPaths.changes)(filter),
      ["changes", "matches"],
    ),
    placeholderData: keepPreviousData,
  });

/** @param asStaff Includes changes that only staff may see. */
export const useChangeLogPage = (filter: ChangeFilter, asStaff = false) =>
  useQueryHidingResults(changeLogPageQuery(filter, asStaff), removeResultChanges);

/** Types of changes that contain nothing except a result. */
const RESULTS: ReadonlySet<ChangeView["type"]> = new Set([
  "score",
  "score-withdrawn",
  "decided",
  "corrected",
]);

/** Removes the changes that reveal a result. A change of type `ended` stays, without its score. */
export function removeResultChanges(page: ChangePage): ChangePage {
  const changes = page.changes.filter(({ type }) => !RESULTS.has(type)).map(withoutFinalScore);
  return { ...page, changes };
}

function withoutFinalScore(change: ChangeView): ChangeView {
  return change.type === "ended" ? { ...change, scores: null } : change;
}

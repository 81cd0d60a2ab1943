import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ChangePage, ChangeView, MatchRef } from "#core/contract/change.ts";
import { SPOILER_SOURCES } from "#core/match/spoiler-sources.ts";
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

/** Types of changes that name contestants of a match, whom an earlier result may have brought. */
const NAMES: ReadonlySet<ChangeView["type"]> = new Set([
  "contestants-known",
  "replaced",
  "renamed",
]);

/**
 * Removes the changes that reveal a result, and the contestants of matches whom an earlier result
 * brought. A change of type `ended` stays, without its score.
 */
export function removeResultChanges(page: ChangePage): ChangePage {
  const first = new Set(
    page.matches.flatMap(({ key, sources }) => (sources.some(isSpoiler) ? [] : key)),
  );
  const changes = page.changes
    .filter(({ type, match }) => !RESULTS.has(type) && (!NAMES.has(type) || first.has(match)))
    .map(withoutFinalScore);
  const matches = page.matches.map((match) => ({
    ...match,
    contestants: match.contestants.map((contestant, index) =>
      isSpoiler(match.sources[index]) ? null : contestant,
    ),
  }));
  return { ...page, changes, matches };
}

function isSpoiler(source: MatchRef["sources"][number] | undefined): boolean {
  return source !== undefined && SPOILER_SOURCES.test(source.type);
}

function withoutFinalScore(change: ChangeView): ChangeView {
  return change.type === "ended" ? { ...change, scores: null } : change;
}

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { MatchDetail, MatchView } from "#core/contract/match.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { hideResults, useQueryHidingResults } from "./hide-results.ts";
import { jsonQuery } from "./fetch-json.ts";

/** A match as far as it is loaded. */
export interface LoadedMatch {
  /** From a list that has it until its details are loaded; `undefined` if no list has it. */
  readonly match: MatchView | undefined;
  readonly detail: MatchDetail | undefined;
  /** Why the details could not be loaded. */
  readonly error: Error | null;
  /** Whether the first request for the details is running. */
  readonly isLoading: boolean;
}

/** First parts of the keys of queries whose data contain a list of matches. */
const LISTS = ["matches", "bracket", "contestant", "group"];

/** One match, with its contestants' earlier and later matches against each other. */
export const matchQuery = (site: string, id: string) =>
  jsonQuery<MatchDetail>(["match", site, id], apiPaths.match(site, id), ["match", "metBefore"]);

/** Loads a match by its key, `SITE/ID`; nothing without one. */
export function useMatch(key: string | null): LoadedMatch {
  const client = useQueryClient();
  const { scores } = usePreferences();
  const slash = key?.indexOf("/") ?? 0;
  const query = matchQuery(key?.slice(0, slash) ?? "", key?.slice(slash + 1) ?? "");
  const { data, error, isLoading } = useQueryHidingResults(
    { ...query, enabled: key !== null },
    hideDetail,
  );
  if (data !== undefined) return { match: data.match, detail: data, error, isLoading };
  const listed = key === null ? undefined : findListedMatch(client, key);
  const match = listed !== undefined && scores === "hidden" ? hideResults(listed) : listed;
  return { match, detail: undefined, error, isLoading };
}

/** Removes results, and the other meetings of contestants who are hidden here or there. */
export function hideDetail(detail: MatchDetail): MatchDetail {
  const hidden = hideResults(detail);
  const metBefore = hidden.metBefore.filter((met) => [met, hidden.match].every(isKnown));
  return { ...hidden, metBefore, stakes: null };
}

function isKnown({ slots }: MatchView): boolean {
  return slots.every(({ contestant }) => contestant !== null);
}

/** Returns the match from the data of another query; `undefined` if none has it. */
function findListedMatch(client: QueryClient, key: string): MatchView | undefined {
  for (const list of LISTS) {
    const queries = client.getQueriesData<{ readonly matches?: readonly MatchView[] }>({
      queryKey: [list],
    });
    for (const [, data] of queries) {
      const match = data?.matches?.find((each) => each.key === key);
      if (match !== undefined) return match;
    }
  }
  return undefined;
}

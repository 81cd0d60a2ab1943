import { queryOptions, useQuery } from "@tanstack/react-query";
import type { AttentionList } from "#core/contract/attention.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { SECOND } from "#core/lib/time.ts";
import { ApiError } from "./api-error.ts";
import { jsonQuery } from "./fetch-json.ts";
import { useIsStaff } from "./app-data-provider.tsx";

/** Interval between fetches while no event arrives, in milliseconds. */
const REFETCH_INTERVAL = 15 * SECOND;

/** Attention items and who handles them. The server rejects the request unless staff send it. */
export const attentionQuery = queryOptions({
  ...jsonQuery<AttentionList>(["desk", "attention"], apiPaths.deskAttention, [
    "rows",
    "me",
    "staff",
  ]),
  // Continues after failures, because a page in the background has no event stream either.
  refetchInterval: ({ state: { status, error } }) =>
    status === "pending" || isSignInRequired(error) ? false : REFETCH_INTERVAL,
  refetchIntervalInBackground: true,
});

export const useAttentionItems = () => useQuery(attentionQuery);

/** Returns whether the first request has finished or, for viewers, never starts. */
export const useAreAttentionItemsSettled = (): boolean => {
  const isStaff = useIsStaff();
  const { isFetched } = useQuery({ ...attentionQuery, enabled: isStaff });
  return isFetched || !isStaff;
};

/** Returns whether the server requires a sign-in: until then every request fails. */
function isSignInRequired(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AttentionList, AttentionClaimInput, HandoverView } from "#core/contract/attention.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { SECOND } from "#core/lib/time.ts";
import { ApiError } from "./api-error.ts";
import { fetchJson } from "./fetch-json.ts";
import { useIsStaff } from "./app-data-provider.tsx";
import { sendJson } from "./send-json.ts";

/** Interval between fetches while no event arrives, in milliseconds. */
const REFETCH_INTERVAL = 15 * SECOND;

/** Attention items and who handles them. The server rejects the request unless staff send it. */
const attentionQuery = queryOptions({
  queryKey: ["desk", "attention"],
  queryFn: ({ signal }) =>
    fetchJson<AttentionList>(apiPaths.deskAttention, ["rows", "me", "staff"], signal),
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

/** Claims, hands over, snoozes or finishes attention items: all of them with one request. */
export function useChangeClaims() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (claims: readonly AttentionClaimInput[]) =>
      sendJson<AttentionList>("PUT", apiPaths.deskAttention, { claims }),
    onSuccess: (list) => {
      client.setQueryData(attentionQuery.queryKey, list);
    },
  });
}

/** Loads the summary of a shift.
 *
 * @param since Start of the shift, ISO 8601.
 */
export const useHandoverSummary = (since: string) =>
  useQuery({
    queryKey: ["desk", "handover", since],
    queryFn: ({ signal }) =>
      fetchJson<HandoverView>(apiPaths.deskHandover(since), ["results", "open"], signal),
  });

/** Returns whether the server requires a sign-in: until then every request fails. */
function isSignInRequired(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

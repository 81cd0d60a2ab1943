import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AttentionList, ClaimInput, HandoverView } from "#core/contract/attention.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { SECOND } from "#core/lib/time.ts";
import { ApiError } from "./api-error.ts";
import { fetchJson } from "./fetch-json.ts";
import { useIsStaff } from "./app-data-provider.tsx";
import { sendJson } from "./send-json.ts";

/** How often it is asked for where the stream does not tell, in milliseconds. */
const ASK_EVERY = 15 * SECOND;

/** What needs a person and who deals with it; refused to whoever is no staff. */
const attentionQuery = queryOptions({
  queryKey: ["desk", "attention"],
  queryFn: ({ signal }) =>
    fetchJson<AttentionList>(apiPaths.deskAttention, ["rows", "me", "staff"], signal),
  // A failure that passes must not silence a desk in the background: nothing else asks there.
  refetchInterval: ({ state: { status, error } }) =>
    status === "pending" || isRefused(error) ? false : ASK_EVERY,
  refetchIntervalInBackground: true,
});

export const useAttention = () => useQuery(attentionQuery);

/** Whether it has come, or never will: nothing more of it is to be waited for. */
export const useIsAttentionSettled = (): boolean => {
  const isStaff = useIsStaff();
  const { isFetched } = useQuery({ ...attentionQuery, enabled: isStaff });
  return isFetched || !isStaff;
};

/** Says what becomes of a row; everybody sees it within a moment. */
export function useClaim() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: ClaimInput) =>
      sendJson<AttentionList>("PUT", apiPaths.deskAttention, input),
    onSuccess: (list) => {
      client.setQueryData(attentionQuery.queryKey, list);
    },
  });
}

/** What happened since a moment, as ISO text. */
export const useHandover = (since: string) =>
  useQuery({
    queryKey: ["desk", "handover", since],
    queryFn: ({ signal }) =>
      fetchJson<HandoverView>(apiPaths.deskHandover(since), ["results", "open"], signal),
  });

/** Whether asking again changes nothing before somebody signs in. */
function isRefused(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

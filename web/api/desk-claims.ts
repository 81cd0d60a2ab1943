import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AttentionClaimInput, AttentionList, HandoverView } from "#core/contract/attention.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { attentionQuery } from "./desk-attention.ts";
import { fetchJson } from "./fetch-json.ts";
import { sendJson } from "./send-json.ts";

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

/**
 * Loads the summary of a shift.
 *
 * @param since Start of the shift, ISO 8601.
 */
export const useHandoverSummary = (since: string) =>
  useQuery({
    queryKey: ["desk", "handover", since],
    queryFn: ({ signal }) =>
      fetchJson<HandoverView>(apiPaths.deskHandover(since), ["results", "open"], signal),
  });

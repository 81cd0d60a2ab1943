import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { PollResult } from "#core/contract/meta.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { metaQuery } from "./meta.ts";
import { sendJson } from "./send-json.ts";

/** Makes the server poll every service now. Staff only. */
export function usePollNow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => sendJson<PollResult>("POST", apiPaths.deskPoll),
    onSuccess: () => client.invalidateQueries({ queryKey: metaQuery.queryKey }),
  });
}

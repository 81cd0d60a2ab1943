import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Meta } from "#core/contract/meta.ts";
import { apiPaths } from "#core/contract/paths.ts";
import { must } from "#core/lib/must.ts";
import { SECOND } from "#core/lib/time.ts";
import { setServerNow } from "#web/hooks/server-clock.ts";
import { fetchJson } from "./fetch-json.ts";

/** How soon a server that did not answer is asked again, in milliseconds. */
export const RETRY_AFTER = 3 * SECOND;

async function fetchMeta(signal: AbortSignal): Promise<Meta> {
  const meta = await fetchJson<Meta>(
    apiPaths.meta,
    ["now", "dataAt", "service", "lists", "counts", "games"],
    signal,
  );
  setServerNow(Date.parse(meta.now));
  return meta;
}

/** What the server knows of its own data. Asked for as often as the server looks at the service. */
export const metaQuery = queryOptions({
  queryKey: ["meta"],
  queryFn: ({ signal }) => fetchMeta(signal),
  staleTime: SECOND,
  gcTime: Infinity,
  refetchInterval: ({ state: { status, data } }) =>
    status === "success" && data !== undefined ? data.pollSeconds * SECOND : RETRY_AFTER,
});

/** The newest meta. Only below the gate that waits for the first one. */
export function useMeta(): Meta {
  return must(useQuery(metaQuery).data, "pages stand below the gate");
}

import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Meta } from "#core/contract/meta.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { SECOND } from "#core/lib/time.ts";
import { setServerNow } from "#web/hooks/server-clock.ts";
import { ApiError } from "./api-error.ts";
import { fetchWithAge } from "./fetch-json.ts";

/** How soon a server that did not answer is asked again, in milliseconds. */
export const RETRY_AFTER = 3 * SECOND;

const META_KEY = ["meta"] as const;

async function fetchMeta(client: QueryClient, signal: AbortSignal): Promise<Meta> {
  const { body, keptAt } = await fetchWithAge<Meta>(
    apiPaths.meta,
    ["now", "dataAt", "service", "lists", "counts", "games"],
    signal,
  );
  const now = Date.parse(body.now);
  if (keptAt === null) {
    setServerNow(now);
    return body;
  }
  // Shown, for want of a newer one, and still no answer: the stamp must say so.
  if (client.getQueryData(META_KEY) === undefined) {
    setServerNow(now + Date.now() - keptAt);
    client.setQueryData(META_KEY, body);
  }
  throw new ApiError(0, "out_of_reach", "The server does not answer");
}

/** What the server knows of its own data. Asked for as often as the server looks at the service. */
export const metaQuery = queryOptions({
  queryKey: META_KEY,
  queryFn: ({ client, signal }) => fetchMeta(client, signal),
  staleTime: SECOND,
  gcTime: Infinity,
  refetchInterval: ({ state: { status, data } }) =>
    status === "success" && data !== undefined ? data.pollSeconds * SECOND : RETRY_AFTER,
});

import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Meta } from "#core/contract/meta.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { SECOND } from "#core/lib/time.ts";
import { getServerNow, setServerNow } from "#web/hooks/server-clock.ts";
import { followInDemo } from "#web/preferences/preferences-store.ts";
import { ApiError } from "./api-error.ts";
import { fetchJsonWithOfflineCopyTime } from "./fetch-json.ts";

/** Milliseconds until a failed request is repeated. */
export const META_RETRY_DELAY_MS = 3 * SECOND;

const META_KEY = ["meta"] as const;

async function fetchMeta(client: QueryClient, signal: AbortSignal): Promise<Meta> {
  const { body, offlineCopyStoredAt: storedAt } = await fetchJsonWithOfflineCopyTime<Meta>(
    apiPaths.meta,
    ["now", "dataAt", "service", "lists", "counts", "games"],
    signal,
  );
  const now = Date.parse(body.now);
  if (storedAt === null) {
    setServerNow(now);
    if (body.demo) followInDemo();
    return body;
  }
  // A stored copy is shown if there is nothing newer, but the request counts as failed, so that the
  // data age is marked as out of date.
  if (client.getQueryData(META_KEY) === undefined) {
    setServerNow(now + Date.now() - storedAt);
    client.setQueryData(META_KEY, body);
  }
  throw new ApiError(0, "out_of_reach", "The server does not respond");
}

/** Milliseconds after the server's poll until meta is requested: a part for the poll to finish. */
const AFTER_POLL_MS = SECOND + Math.random() * 2 * SECOND;

/** The server's state of its data. Refetched soon after each poll of the server. */
export const metaQuery = queryOptions({
  queryKey: META_KEY,
  queryFn: ({ client, signal }) => fetchMeta(client, signal),
  staleTime: SECOND,
  gcTime: Infinity,
  refetchInterval: ({ state: { status, data } }) =>
    status === "success" && data !== undefined ? delayUntilNextPoll(data) : META_RETRY_DELAY_MS,
});

/** Returns the milliseconds until the server has polled, or failed to. */
function delayUntilNextPoll({ pollSeconds, service: { nextTry } }: Meta): number {
  if (nextTry === null) return pollSeconds * SECOND;
  const wait = Date.parse(nextTry) - getServerNow();
  return wait < 0 ? META_RETRY_DELAY_MS : wait + AFTER_POLL_MS;
}

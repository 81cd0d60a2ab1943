import { QueryClient } from "@tanstack/react-query";
import { isNotFound } from "#web/api/api-error.ts";
import { metaQuery, RETRY_AFTER } from "#web/api/meta.ts";

/**
 * Everything read stays good until meta says that the data changed; then all of it is asked for
 * again, and what did not change costs a 304.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        // A server on this machine answers without any network.
        networkMode: "always",
        // What failed is asked for again by the interval below, as long as somebody waits for it.
        retry: false,
        refetchInterval: ({ state: { status, error } }) =>
          status === "error" && !isNotFound(error) ? RETRY_AFTER : false,
      },
    },
  });
  refetchWhenDataChanged(client);
  return client;
}

function refetchWhenDataChanged(client: QueryClient): void {
  /** What of meta says whether everything else is still good; undefined before there is any. */
  const read = (): string | undefined => {
    const state = client.getQueryState(metaQuery.queryKey);
    // Back in reach after an outage: what was shown meanwhile may be older than meta.
    return state?.data && `${state.data.dataAt} ${state.status}`;
  };
  let seen = read();
  client.getQueryCache().subscribe(({ query, type }) => {
    const current = read();
    if (type !== "updated" || current === seen) return;
    const isGood = seen !== undefined && current?.endsWith("success") === true;
    seen = current;
    if (!isGood) return;
    // Who is signed in does not follow from the data.
    void client.invalidateQueries({
      predicate: (other) => other !== query && other.queryKey[0] !== "session",
    });
  });
}

import { QueryClient } from "@tanstack/react-query";
import { isNotFound } from "#web/api/api-error.ts";
import { metaQuery, META_RETRY_DELAY_MS } from "#web/api/meta.ts";

/** Creates the query client. Data stays fresh until meta reports newer data. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        // A server on this machine responds without any network.
        networkMode: "always",
        // The interval below repeats failed requests while a component uses the query.
        retry: false,
        refetchInterval: ({ state: { status, error } }) =>
          status === "error" && !isNotFound(error) ? META_RETRY_DELAY_MS : false,
      },
    },
  });
  refetchWhenDataChanged(client);
  return client;
}

function refetchWhenDataChanged(client: QueryClient): void {
  /** Returns a text that changes when data may be stale; `undefined` before the first meta. */
  const readMetaState = (): string | undefined => {
    const state = client.getQueryState(metaQuery.queryKey);
    if (state?.data === undefined) return undefined;
    // With the status, because data fetched before an outage may be older than meta; and with the
    // times of the lists, because the data time stays when the service's clock goes back.
    const { dataAt, lists } = state.data;
    return [dataAt, ...lists.map(({ at }) => at), state.status].join(" ");
  };
  let lastState = readMetaState();
  client.getQueryCache().subscribe(({ query, type }) => {
    const current = readMetaState();
    if (type !== "updated" || current === lastState) return;
    const isRefetchNeeded = lastState !== undefined && current?.endsWith("success") === true;
    lastState = current;
    if (!isRefetchNeeded) return;
    // The session does not depend on the data.
    void client.invalidateQueries({
      predicate: (other) => other !== query && other.queryKey[0] !== "session",
    });
  });
}

import type { QueryClient } from "@tanstack/react-query";
import type { ChangeView } from "#core/contract/change.ts";
import { apiPaths } from "#core/paths/paths.ts";
import type { StreamEvent } from "#web/events/stream-channel.ts";
import { subscribeToStream, type StreamSubscription } from "#web/events/subscribe-to-stream.ts";
import { applyScore } from "./apply-score.ts";
import { getApiUrl, setNewestChangeNumber } from "./fetch-json.ts";
import { metaQuery } from "./meta.ts";

/** URL of the event stream in use. The stream for staff has additional events. */
let path: string = apiPaths.events;
let reopen = (): void => {};

/**
 * Switches to the event stream for staff, which also reports annotations and claims of other staff,
 * and contains all events of the public stream.
 *
 * @returns A function that switches back to the public stream.
 */
export function switchToStaffEventStream(): () => void {
  switchStream(apiPaths.deskEvents);
  return () => {
    switchStream(apiPaths.events);
  };
}

function switchStream(stream: string): void {
  if (path === stream) return;
  path = stream;
  reopen();
}

/**
 * Subscribes to the event stream for the lifetime of the page. A new score is shown at once, then
 * all data on screen is refetched. Without a stream, pages still refetch meta at the server's poll
 * interval.
 */
export function refreshQueriesOnChanges(client: QueryClient): void {
  let subscription: StreamSubscription | null = null;

  function receive({ name, id, data }: StreamEvent): void {
    switch (name) {
      case "change": {
        setNewestChangeNumber(id);
        const change: ChangeView = JSON.parse(data);
        if (change.type === "score") showScore(client, change);
        scheduleRefetch();
        return;
      }
      case "reset":
        setNewestChangeNumber(id);
        scheduleRefetch();
        return;
      case "open":
        // The change log does not contain acts of staff while the stream was closed.
        if (path === apiPaths.deskEvents) refetchDesk();
        return;
      case "desk":
        refetchDesk();
        return;
      case "facts":
      case "heartbeat":
      case "error":
        return;
    }
  }

  function refetchDesk(): void {
    void client.invalidateQueries({ queryKey: ["desk"] });
  }

  let refetchTimer: ReturnType<typeof setTimeout> | undefined;
  /** Refetches once for all changes that arrive together. */
  function scheduleRefetch(): void {
    refetchTimer ??= setTimeout(() => {
      refetchTimer = undefined;
      void refetch(client);
    });
  }

  reopen = () => {
    subscription?.unsubscribe();
    subscription = subscribeToStream(getApiUrl(path), receive);
  };
  reopen();
}

function showScore(client: QueryClient, change: Extract<ChangeView, { type: "score" }>): void {
  for (const { queryKey, state } of client.getQueryCache().findAll({ type: "active" })) {
    const applied = applyScore(state.data, change);
    if (applied !== state.data) client.setQueryData(queryKey, applied);
  }
}

/** Refetches meta, with the server's time and the data age, then all other data on screen. */
async function refetch(client: QueryClient): Promise<void> {
  const excluded = new Set<unknown>(["session", ...metaQuery.queryKey]);
  await client.refetchQueries(metaQuery);
  // Newer data in meta has already triggered this refetch: requests in flight are not repeated.
  await client.invalidateQueries(
    { predicate: ({ queryKey }) => !excluded.has(queryKey[0]) },
    { cancelRefetch: false },
  );
}

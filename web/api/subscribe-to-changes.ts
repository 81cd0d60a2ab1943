import type { QueryClient } from "@tanstack/react-query";
import type { ChangeView } from "#core/contract/change.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { SECOND } from "#core/lib/time.ts";
import { applyScore } from "./apply-score.ts";
import { getApiUrl, setNewestChangeNumber } from "./fetch-json.ts";
import { metaQuery } from "./meta.ts";

/** Range of the random delay before a rejected stream is opened again, in milliseconds. */
const MIN_DELAY = 15 * SECOND;
const MAX_DELAY = 45 * SECOND;

/** URL of the event stream in use. The stream for staff has additional events. */
let path: string = apiPaths.events;
let reopen = (): void => {};

/**
 * Switches to the event stream for staff, which also reports annotations and claims of other staff.
 * It replaces the public stream because a browser opens at most six connections to a server.
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
 * interval; a rejected stream is opened again after 15 to 45 s.
 *
 * A page in the background closes its stream: a browser opens at most six connections to a server,
 * and requests of further pages would hang.
 */
export function refreshQueriesOnChanges(client: QueryClient): void {
  let source: EventSource | null = null;
  /** Number of the newest change received on the stream; "" before the first. */
  let last = "";
  let retry: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    clearTimeout(retry);
    if (source !== null || document.hidden) return;
    const url = getApiUrl(path);
    source = new EventSource(last === "" ? url : `${url}?after=${last}`);
    source.addEventListener("desk", refetchDesk);
    // The change log does not contain what staff did while the stream was closed.
    if (path === apiPaths.deskEvents) source.addEventListener("open", refetchDesk);
    source.addEventListener("change", (event: MessageEvent<string>) => {
      recordNumber(event);
      const change: ChangeView = JSON.parse(event.data);
      if (change.type === "score") showScore(client, change);
      scheduleRefetch();
    });
    source.addEventListener("reset", (event: MessageEvent<string>) => {
      recordNumber(event);
      scheduleRefetch();
    });
    source.addEventListener("error", () => {
      // The browser reopens a broken connection, but not a rejected stream.
      if (source?.readyState !== EventSource.CLOSED) return;
      close();
      retry = setTimeout(open, MIN_DELAY + Math.random() * (MAX_DELAY - MIN_DELAY));
    });
  }

  function refetchDesk(): void {
    void client.invalidateQueries({ queryKey: ["desk"] });
  }

  function close(): void {
    clearTimeout(retry);
    source?.close();
    source = null;
  }

  function recordNumber({ lastEventId }: MessageEvent): void {
    last = lastEventId;
    setNewestChangeNumber(lastEventId);
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
    close();
    open();
  };
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) close();
    else open();
  });
  open();
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

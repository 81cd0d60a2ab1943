import type { QueryClient } from "@tanstack/react-query";
import type { ChangeView } from "#core/contract/change.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { SECOND } from "#core/lib/time.ts";
import { applyScore } from "./apply-score.ts";
import { apiUrl, noteChange } from "./fetch-json.ts";
import { metaQuery } from "./meta.ts";

/** How long until a stream that was refused is asked for again, in milliseconds: at least, at most. */
const SHORTEST_WAIT = 15 * SECOND;
const LONGEST_WAIT = 45 * SECOND;

/** The stream that is followed: staff are told more. */
let path: string = apiPaths.events;
let reopen = (): void => {};

/**
 * From here on the staff's stream, which tells also what other staff write down and claim: one stream
 * a page, for a browser opens six connections to a server. Answers how to go back to everybody's.
 */
export function subscribeAsStaff(): () => void {
  follow(apiPaths.deskEvents);
  return () => {
    follow(apiPaths.events);
  };
}

function follow(stream: string): void {
  if (path === stream) return;
  path = stream;
  reopen();
}

/**
 * Follows the stream of changes for as long as the page lives. A new score stands in everything shown
 * at once; then all that is shown is asked for anew. Where there is no stream, pages go on asking as
 * often as the server looks at its service, and the stream is tried again now and then.
 *
 * A page in the background holds none: a browser opens six connections to a server, and more pages
 * than that would hang.
 */
export function subscribeToChanges(client: QueryClient): void {
  let source: EventSource | null = null;
  /** Number of the newest change told here. */
  let last = "";
  let retry: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    clearTimeout(retry);
    if (source !== null || document.hidden) return;
    const address = apiUrl(path);
    source = new EventSource(last === "" ? address : `${address}?after=${last}`);
    source.addEventListener("desk", askDesk);
    // What staff did while nobody here listened is in no log.
    if (path === apiPaths.deskEvents) source.addEventListener("open", askDesk);
    source.addEventListener("change", (event: MessageEvent<string>) => {
      note(event);
      const change: ChangeView = JSON.parse(event.data);
      if (change.type === "score") showScore(client, change);
      askAnew();
    });
    source.addEventListener("reset", (event: MessageEvent<string>) => {
      note(event);
      askAnew();
    });
    source.addEventListener("error", () => {
      // The browser goes on by itself where the connection broke, but not where it was refused.
      if (source?.readyState !== EventSource.CLOSED) return;
      close();
      retry = setTimeout(open, SHORTEST_WAIT + Math.random() * (LONGEST_WAIT - SHORTEST_WAIT));
    });
  }

  function askDesk(): void {
    void client.invalidateQueries({ queryKey: ["desk"] });
  }

  function close(): void {
    clearTimeout(retry);
    source?.close();
    source = null;
  }

  function note({ lastEventId }: MessageEvent): void {
    last = lastEventId;
    noteChange(lastEventId);
  }

  let asking: ReturnType<typeof setTimeout> | undefined;
  /** Once for all the changes that come together. */
  function askAnew(): void {
    asking ??= setTimeout(() => {
      asking = undefined;
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

/** First what time it is and how old the data, then everything else that is shown. */
async function refetch(client: QueryClient): Promise<void> {
  const others = new Set<unknown>(["session", ...metaQuery.queryKey]);
  await client.refetchQueries(metaQuery);
  // Newer data in meta has set this off already; what is under way need not be asked for twice.
  await client.invalidateQueries(
    { predicate: ({ queryKey }) => !others.has(queryKey[0]) },
    { cancelRefetch: false },
  );
}

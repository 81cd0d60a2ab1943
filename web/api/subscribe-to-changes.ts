import type { QueryClient } from "@tanstack/react-query";
import type { ChangeView } from "#core/contract/change.ts";
import type { MatchSlotView } from "#core/contract/match.ts";
import { apiPaths } from "#core/paths/paths.ts";
import type { StreamEvent } from "#web/events/stream-channel.ts";
import { subscribeToStream, type StreamSubscription } from "#web/events/subscribe-to-stream.ts";
import { getApiUrl, setNewestChangeNumber } from "./fetch-json.ts";
import { metaQuery } from "./meta.ts";

type ScoreChange = Pick<Extract<ChangeView, { type: "score" }>, "match" | "from" | "to">;

/** URL of the event stream in use. The stream for staff has additional events. */
let path: string = apiPaths.events;
let reopen = (): void => {};

/**
 * Switches to the event stream for staff, which adds annotations and claims of other staff to the
 * events of the public stream. The returned function switches back.
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

/**
 * Returns an API response with the new score at every occurrence of the match; the same object if
 * nothing changes. An occurrence whose scores differ from `change.from` stays as it is, because it
 * belongs to another time; the refetch that follows corrects it.
 */
export function applyScore<T>(data: T, change: ScoreChange): T;
export function applyScore(data: unknown, change: ScoreChange): unknown {
  if (Array.isArray(data)) return applyToAll(data, change);
  if (typeof data !== "object" || data === null) return data;
  if ("key" in data && data.key === change.match && "slots" in data && isSlots(data.slots)) {
    const slots = applyToSlots(data.slots, change);
    return slots === null ? data : Object.assign({}, data, { slots });
  }
  const before = Object.entries(data);
  const after = before.map(([name, value]) => [name, applyScore(value, change)] as const);
  return after.some(([, value], index) => value !== before[index]?.[1])
    ? Object.fromEntries(after)
    : data;
}

function applyToAll(list: readonly unknown[], change: ScoreChange): readonly unknown[] {
  const applied = list.map((item) => applyScore(item, change));
  return applied.some((item, index) => item !== list[index]) ? applied : list;
}

/** Returns the slots with the new score; `null` if it does not apply to them. */
function applyToSlots(slots: readonly Slot[], { from, to }: ScoreChange): readonly Slot[] | null {
  const hasOldScores = slots.every(({ score }, index) => (score ?? 0) === (from[index] ?? 0));
  // A score below 0 is a disqualification, whose outcome only the server derives.
  const isApplicable =
    to.length === slots.length && to.every((score) => score !== null && score >= 0);
  if (!hasOldScores || !isApplicable) return null;
  return slots.map((slot, index) => ({ ...slot, score: to[index] ?? null }));
}

type Slot = Pick<MatchSlotView, "score">;

function isSlots(value: unknown): value is readonly Slot[] {
  return (
    Array.isArray(value) &&
    value.every((item) => typeof item === "object" && item !== null && "score" in item)
  );
}

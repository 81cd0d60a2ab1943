// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeEventSource } from "#web/testing/fake-event-source.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { createSampleMeta } from "#web/testing/sample-meta.ts";
import { switchToStaffEventStream, refreshQueriesOnChanges } from "./subscribe-to-changes.ts";
import { metaQuery } from "./meta.ts";

const liveMatch = sampleMatch({ slots: [slot("a", { score: 1 }), slot("b", { score: 0 })] });
const scoreChange = { type: "score", match: liveMatch.key, from: [1, 0], to: [2, 0] };
let client: QueryClient;
let requests: string[];
let hidden: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", FakeEventSource);
  hidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  FakeEventSource.opened = [];
  requests = [];
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  observe(["meta"], createSampleMeta());
  observe(["matches"], { matches: [liveMatch] });
  refreshQueriesOnChanges(client);
});

afterEach(() => {
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Observes a query as a page does; every refetch returns the same data. */
function observe(queryKey: readonly string[], data: object): void {
  client.setQueryData(queryKey, data);
  const queryFn = () => {
    requests.push(queryKey[0] ?? "");
    return Promise.resolve(data);
  };
  new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {});
}

function streams(): readonly FakeEventSource[] {
  return FakeEventSource.opened;
}

test("shows a new score at once, then refetches everything, meta first", async () => {
  streams()[0]?.tell("change", 7, scoreChange);
  const current = client.getQueryData<{ matches: (typeof liveMatch)[] }>(["matches"]);
  expect(current?.matches[0]?.slots.map(({ score }) => score)).toEqual([2, 0]);
  expect(requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests).toEqual(["meta", "matches"]);
});

test("refetches once when several changes arrive together", async () => {
  for (const seq of [7, 8, 9]) streams()[0]?.tell("change", seq, scoreChange);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests).toEqual(["meta", "matches"]);
});

test("refetches everything after a reset event", async () => {
  streams()[0]?.tell("reset", 9, { last: 9 });
  await vi.advanceTimersByTimeAsync(1);
  expect(requests).toEqual(["meta", "matches"]);
});

test("keeps the failed state of meta when a change arrives", () => {
  const meta = client.getQueryCache().find({ queryKey: metaQuery.queryKey });
  meta?.setState({ status: "error", error: new Error("no response") });
  streams()[0]?.tell("change", 7, scoreChange);
  expect(meta?.state.status).toBe("error");
});

test("reopens a rejected stream later, after the last change received", async () => {
  streams()[0]?.tell("change", 7, scoreChange);
  streams()[0]?.refuse();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(streams()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(streams().map(({ url }) => url)).toEqual(["/api/v1/events", "/api/v1/events?after=7"]);
});

test("closes the stream in the background and reopens it when the page is visible", () => {
  streams()[0]?.tell("change", 7, scoreChange);
  hidden = true;
  document.dispatchEvent(new Event("visibilitychange"));
  expect(streams()[0]?.readyState).toBe(FakeEventSource.CLOSED);
  hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  expect(streams()[1]?.url).toBe("/api/v1/events?after=7");
});

test("switches to the stream for staff and back when the session ends", () => {
  const unsubscribe = switchToStaffEventStream();
  expect(streams().at(-1)?.url).toBe("/api/v1/desk/events");
  unsubscribe();
  expect(streams().map(({ readyState }) => readyState)).toEqual([2, 2, 1]);
  expect(streams().at(-1)?.url).toBe("/api/v1/events");
});

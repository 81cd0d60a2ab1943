// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeEventSource } from "#web/testing/fake-event-source.ts";
import { stubStreamSharing } from "#web/testing/stub-stream-sharing.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { createSampleMeta } from "#web/testing/sample-meta.ts";
import { metaQuery } from "./meta.ts";
import { applyScore } from "./subscribe-to-changes.ts";

/** Time for which an unused stream stays open. */
const KEEP_TIME = 5_000;
const liveMatch = sampleMatch({ slots: [slot("a", { score: 1 }), slot("b", { score: 0 })] });
const scoreChange = { type: "score", match: liveMatch.key, from: [1, 0], to: [2, 0] };
let client: QueryClient;
let requests: string[];

let switchToStaffEventStream: () => () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  // Streams last as long as a page.
  vi.resetModules();
  const page = await import("./subscribe-to-changes.ts");
  ({ switchToStaffEventStream } = page);
  stubStreamSharing();
  requests = [];
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  observe(["meta"], createSampleMeta());
  observe(["matches"], { matches: [liveMatch] });
  page.refreshQueriesOnChanges(client);
});

afterEach(() => {
  client.clear();
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

test("switches to the stream for staff and back when the session ends", async () => {
  const unsubscribe = switchToStaffEventStream();
  expect(streams().map(({ url }) => new URL(url).pathname)).toEqual([
    "/api/v1/events",
    "/api/v1/desk/events",
  ]);
  await vi.advanceTimersByTimeAsync(KEEP_TIME);
  expect(streams().map(({ readyState }) => readyState)).toEqual([2, 1]);
  unsubscribe();
  await vi.advanceTimersByTimeAsync(KEEP_TIME);
  expect(streams().map(({ readyState }) => readyState)).toEqual([2, 2, 1]);
  expect(new URL(streams().at(-1)?.url ?? "").pathname).toBe("/api/v1/events");
});

describe("applyScore", () => {
  const otherMatch = { ...liveMatch, key: "site/other" };
  const scoresIn = ({ slots }: typeof liveMatch) => slots.map(({ score }) => score);

  test("replaces the score at every occurrence of the match, and in no other match", () => {
    const matches = [liveMatch, otherMatch];
    const data = { matches, next: { match: liveMatch }, counts: { live: 2 } };
    const applied = applyScore(data, scoreChange);
    expect(applied.matches.map(scoresIn)).toEqual([
      [2, 0],
      [1, 0],
    ]);
    expect(scoresIn(applied.next.match)).toEqual([2, 0]);
    expect(applied.matches[1]).toBe(otherMatch);
    expect(applied.counts).toBe(data.counts);
    expect(scoresIn(liveMatch)).toEqual([1, 0]);
  });

  test("returns the same object when the match does not occur in it", () => {
    const data = { matches: [otherMatch], total: 1 };
    expect(applyScore(data, scoreChange)).toBe(data);
  });

  test.each([
    ["whose old score differs", { from: [0, 0], to: [1, 0] }],
    ["with a disqualification", { from: [1, 0], to: [1, -1] }],
    ["with an unknown score", { from: [1, 0], to: [1, null] }],
    ["with more contestants", { from: [1, 0, 0], to: [1, 0, 1] }],
  ])("ignores a change %s", (_, change) => {
    const data = [liveMatch];
    expect(applyScore(data, { match: liveMatch.key, ...change })).toBe(data);
  });
});

// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeStream } from "#web/testing/fake-stream.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { sampleMeta } from "#web/testing/sample-meta.ts";
import { subscribeAsStaff, subscribeToChanges } from "./subscribe-to-changes.ts";
import { metaQuery } from "./meta.ts";

const playing = sampleMatch({ slots: [slot("a", { score: 1 }), slot("b", { score: 0 })] });
const scored = { type: "score", match: playing.key, from: [1, 0], to: [2, 0] };
let client: QueryClient;
let asked: string[];
let hidden: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", FakeStream);
  hidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  FakeStream.opened = [];
  asked = [];
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  watch(["meta"], sampleMeta());
  watch(["matches"], { matches: [playing] });
  subscribeToChanges(client);
});

afterEach(() => {
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Shows an answer, as a page would; asked for anew, it says the same. */
function watch(queryKey: readonly string[], data: object): void {
  client.setQueryData(queryKey, data);
  const queryFn = () => {
    asked.push(queryKey[0] ?? "");
    return Promise.resolve(data);
  };
  new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {});
}

function streams(): readonly FakeStream[] {
  return FakeStream.opened;
}

test("a new score is shown at once, then everything is asked for anew, meta first", async () => {
  streams()[0]?.tell("change", 7, scored);
  const shown = client.getQueryData<{ matches: (typeof playing)[] }>(["matches"]);
  expect(shown?.matches[0]?.slots.map(({ score }) => score)).toEqual([2, 0]);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(["meta", "matches"]);
});

test("changes that come together are asked for once", async () => {
  for (const seq of [7, 8, 9]) streams()[0]?.tell("change", seq, scored);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(["meta", "matches"]);
});

test("what cannot be told is asked for", async () => {
  streams()[0]?.tell("reset", 9, { last: 9 });
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(["meta", "matches"]);
});

test("an outage that the page knows of is not covered up by a change", () => {
  const meta = client.getQueryCache().find({ queryKey: metaQuery.queryKey });
  meta?.setState({ status: "error", error: new Error("no answer") });
  streams()[0]?.tell("change", 7, scored);
  expect(meta?.state.status).toBe("error");
});

test("a stream that is refused is asked for again later, from where it stood", async () => {
  streams()[0]?.tell("change", 7, scored);
  streams()[0]?.refuse();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(streams()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(streams().map(({ url }) => url)).toEqual(["/api/v1/events", "/api/v1/events?after=7"]);
});

test("a page in the background holds no stream, and goes on when it is seen again", () => {
  streams()[0]?.tell("change", 7, scored);
  hidden = true;
  document.dispatchEvent(new Event("visibilitychange"));
  expect(streams()[0]?.readyState).toBe(FakeStream.CLOSED);
  hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  expect(streams()[1]?.url).toBe("/api/v1/events?after=7");
});

test("staff follow their own stream, and everybody's once their session has ended", () => {
  const leave = subscribeAsStaff();
  expect(streams().at(-1)?.url).toBe("/api/v1/desk/events");
  leave();
  expect(streams().map(({ readyState }) => readyState)).toEqual([2, 2, 1]);
  expect(streams().at(-1)?.url).toBe("/api/v1/events");
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SECOND } from "#core/lib/time.ts";
import { FakeEventSource } from "#web/testing/fake-event-source.ts";
import { stubStreamSharing } from "#web/testing/stub-stream-sharing.ts";
import { type FetchState, subscribeToResponse } from "./subscribe-to-response.ts";

const BASE = "https://desk.example.org";
/** Maximum time from a change to the widget that shows it. */
const MAX_LAG = SECOND;
/** Longer than the poll interval without a stream, shorter than that with one. */
const POLL_INTERVAL = 20 * SECOND;
const KEEP_TIME = 5 * SECOND;
/** The server's headers in all responses: its data is two seconds old. */
const SERVICE_TIME = Date.UTC(2026, 4, 16, 21, 14);
const HEADERS = { "matchdesk-data-age": "2", "matchdesk-now": String(SERVICE_TIME) };

/** The server's data: a number that each change increases. */
let current: number;
let requestCount: number;
/** Resolves when the server sends its responses; they contain the data of the request's time. */
let isSent: Promise<unknown>;
let isHidden: boolean;
let shown: unknown[];
let clock: Pick<FetchState, "at" | "now"> | undefined;
let unsubscribe: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  stubStreamSharing();
  current = 1;
  requestCount = 0;
  isSent = Promise.resolve();
  isHidden = false;
  shown = [];
  /** The browser's copy, which it returns under `stale-while-revalidate` while it renews it. */
  let copy: string | undefined;
  vi.stubGlobal("fetch", async (_: string, { cache }: RequestInit) => {
    requestCount += 1;
    const [old, fresh] = [copy, String(current)];
    copy = fresh;
    await isSent;
    const body = cache === "no-cache" ? fresh : (old ?? fresh);
    return new Response(body, { headers: HEADERS });
  });
  unsubscribe = subscribeToResponse(BASE, "/data", {
    show: ({ json, ...times }) => {
      shown.push(json);
      clock = times;
    },
    isConcerned: (tournament) => tournament !== "other.example/cup",
    isHidden: () => isHidden,
  });
});

afterEach(async () => {
  unsubscribe();
  await vi.advanceTimersByTimeAsync(KEEP_TIME);
});

/** Changes the data, and reports this on the stream. */
function change(tournament = "any.example/cup"): void {
  current += 1;
  FakeEventSource.opened[0]?.tell("change", current, { tournament });
}

async function openStream(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  FakeEventSource.opened[0]?.begin();
  await vi.advanceTimersByTimeAsync(MAX_LAG);
}

it("delivers two quick changes within a second, never the copy in the browser's cache", async () => {
  await openStream();
  change();
  await vi.advanceTimersByTimeAsync(MAX_LAG);
  change();
  await vi.advanceTimersByTimeAsync(MAX_LAG);
  expect(shown).toEqual([1, 2, 3]);
});

it("counts from the service's time, whatever the browser's is", async () => {
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(clock?.at).toBe(SERVICE_TIME - 2 * SECOND);
  expect(clock?.now()).toBe(SERVICE_TIME + SECOND);
});

it("requests again at once after a request during which a change arrived", async () => {
  await openStream();
  const server = new EventTarget();
  isSent = new Promise((resolve) => server.addEventListener("send", resolve));
  change();
  await vi.advanceTimersByTimeAsync(MAX_LAG);
  change();
  await vi.advanceTimersByTimeAsync(MAX_LAG);
  expect(shown).toEqual([1]);
  isSent = Promise.resolve();
  server.dispatchEvent(new Event("send"));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual([1, 2, 3]);
});

it("does not wait for the end of a series of changes", async () => {
  await openStream();
  for (let passed = 0; passed < 3 * MAX_LAG; passed += MAX_LAG / 10) {
    change();
    await vi.advanceTimersByTimeAsync(MAX_LAG / 10);
  }
  expect(shown.length).toBeGreaterThan(3);
});

it("requests once when the stream has opened, because a change just before it is not sent", async () => {
  await vi.advanceTimersByTimeAsync(0);
  current += 1;
  await openStream();
  expect(shown).toEqual([1, 2]);
  FakeEventSource.opened[0]?.begin();
  await vi.advanceTimersByTimeAsync(MAX_LAG);
  expect(requestCount).toBe(2);
});

it("requests after missed changes and after an annotation, but not after changes elsewhere", async () => {
  await openStream();
  for (const [index, name] of ["reset", "facts"].entries()) {
    current += 1;
    FakeEventSource.opened[0]?.tell(name, current, {});
    await vi.advanceTimersByTimeAsync(MAX_LAG);
    expect(shown).toHaveLength(index + 2);
  }
  change("other.example/cup");
  await vi.advanceTimersByTimeAsync(MAX_LAG);
  expect(shown).toHaveLength(3);
});

it("polls without a stream, but not in the background", async () => {
  await openStream();
  FakeEventSource.opened[0]?.refuse();
  current += 1;
  isHidden = true;
  await vi.advanceTimersByTimeAsync(POLL_INTERVAL);
  expect(shown).toEqual([1]);
  isHidden = false;
  await vi.advanceTimersByTimeAsync(POLL_INTERVAL);
  expect(shown).toEqual([1, 2]);
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SECOND } from "#core/lib/time.ts";
import { FakeEventSource } from "#web/testing/fake-event-source.ts";
import { joinAsOtherPage, stubStreamSharing } from "#web/testing/stub-stream-sharing.ts";
import { shareStream, type StreamSubscription, subscribeToStream } from "./subscribe-to-stream.ts";

const PATH = "/api/v1/events";
const STREAM_URL = `${location.origin}${PATH}`;
const KEEP_TIME = 5 * SECOND;

let hidden: boolean;
let received: string[];
let subscription: StreamSubscription;

beforeEach(() => {
  vi.useFakeTimers();
  stubStreamSharing();
  hidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  received = [];
  subscription = subscribe();
});

afterEach(async () => {
  subscription.unsubscribe();
  await vi.advanceTimersByTimeAsync(KEEP_TIME);
});

function subscribe(path = PATH): StreamSubscription {
  return subscribeToStream(path, ({ name, id }) => received.push(`${name} ${id}`));
}

function setHidden(isHidden: boolean): void {
  hidden = isHidden;
  document.dispatchEvent(new Event("visibilitychange"));
}

const states = () => FakeEventSource.opened.map(({ readyState }) => readyState);

it("receives the events of the stream, but no heartbeats", () => {
  const [stream] = FakeEventSource.opened;
  stream?.begin();
  stream?.tell("heartbeat", 6, {});
  stream?.tell("change", 7, {});
  expect(received).toEqual(["open ", "change 7"]);
});

it("is live while events or heartbeats come", async () => {
  expect(subscription.isLive()).toBe(false);
  const [stream] = FakeEventSource.opened;
  stream?.begin();
  expect(subscription.isLive()).toBe(true);
  await vi.advanceTimersByTimeAsync(40 * SECOND);
  stream?.tell("heartbeat", 6, {});
  await vi.advanceTimersByTimeAsync(40 * SECOND);
  expect(subscription.isLive()).toBe(true);
  stream?.refuse();
  expect(subscription.isLive()).toBe(false);
});

it("closes the stream 5 s after the page was hidden, and continues when it is visible", async () => {
  FakeEventSource.opened[0]?.tell("change", 7, {});
  setHidden(true);
  await vi.advanceTimersByTimeAsync(KEEP_TIME - 1);
  expect(states()).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(states()).toEqual([2]);
  expect(subscription.isLive()).toBe(false);
  setHidden(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(FakeEventSource.opened[1]?.url).toBe(`${STREAM_URL}?after=7`);
});

it("keeps the stream of a page that is hidden for less than 5 s", async () => {
  setHidden(true);
  await vi.advanceTimersByTimeAsync(KEEP_TIME - 1);
  setHidden(false);
  await vi.advanceTimersByTimeAsync(KEEP_TIME);
  expect(states()).toEqual([1]);
});

it("closes the stream at once when the page is left, and reopens it after Back", async () => {
  dispatchEvent(new Event("pagehide"));
  expect(states()).toEqual([2]);
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event("pageshow"));
  await vi.advanceTimersByTimeAsync(0);
  expect(states()).toEqual([2, 1]);
});

it("keeps the stream for 5 s without subscribers, and shares it among several", async () => {
  subscription.unsubscribe();
  await vi.advanceTimersByTimeAsync(KEEP_TIME - 1);
  subscription = subscribe();
  const other = subscribe();
  await vi.advanceTimersByTimeAsync(KEEP_TIME);
  other.unsubscribe();
  await vi.advanceTimersByTimeAsync(KEEP_TIME);
  expect(states()).toEqual([1]);
  subscription.unsubscribe();
  await vi.advanceTimersByTimeAsync(KEEP_TIME);
  expect(states()).toEqual([2]);
});

it("receives a reset if the stream continues after changes that the page has missed", () => {
  const [stream] = FakeEventSource.opened;
  stream?.tell("change", 7, {});
  const holder = joinAsOtherPage(`matchdesk ${STREAM_URL}`);
  const open = (id: string, to: string | null) => {
    holder.post({ type: "event", event: { name: "open", id, data: "" }, to });
  };
  open("9", "another page");
  open("7", null);
  expect(received).toEqual(["change 7", "open 7"]);
  open("9", null);
  expect(received.slice(2)).toEqual(["open 9", "reset 9"]);
});

it("joins again when a worker asks", () => {
  const worker = joinAsOtherPage(`matchdesk ${STREAM_URL}`);
  worker.post({ type: "ask" });
  expect(worker.received).toEqual([{ type: "join", page: expect.any(String), after: "" }]);
});

it("sends no event for staff on the channel of the public stream", async () => {
  const publicPage = joinAsOtherPage(`matchdesk ${STREAM_URL}`);
  const staff = subscribe("/api/v1/desk/events");
  FakeEventSource.opened[1]?.begin();
  FakeEventSource.opened[1]?.tell("change", 90, { type: "locked" });
  expect(received).toEqual(["open ", "change 90"]);
  expect(publicPage.received).toEqual([]);
  staff.unsubscribe();
  await vi.advanceTimersByTimeAsync(KEEP_TIME);
});

it("is not live in a browser without channels", async () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  const other = subscribe("/other");
  expect(other.isLive()).toBe(false);
  other.unsubscribe();
  await vi.advanceTimersByTimeAsync(KEEP_TIME);
});

const PUBLIC = `${location.origin}/api/v1/events`;
const STAFF = `${location.origin}/api/v1/desk/events`;

/** URL and name of each started worker. */
let workers: string[][];

class FakeSharedWorker {
  readonly port = { close: () => {} };

  constructor(url: string, { name }: { readonly name: string }) {
    workers.push([url, name]);
  }
}

beforeEach(() => {
  workers = [];
});

describe("shareStream with Web Locks", () => {
  beforeEach(() => {
    stubStreamSharing();
    vi.stubGlobal("SharedWorker", FakeSharedWorker);
  });

  it("lets one page hold the stream, and the next one when it leaves", async () => {
    const leave = [
      shareStream(PUBLIC, () => ""),
      shareStream(PUBLIC, () => "3"),
      shareStream(PUBLIC, () => "4"),
    ];
    expect(FakeEventSource.opened).toHaveLength(1);
    // The second page leaves while it waits.
    leave[1]?.();
    leave[0]?.();
    await vi.waitFor(() => expect(FakeEventSource.opened).toHaveLength(2));
    expect(FakeEventSource.opened.map(({ readyState }) => readyState)).toEqual([2, 1]);
    expect(FakeEventSource.opened[1]?.url).toBe(`${PUBLIC}?after=4`);
    leave[2]?.();
    expect(workers).toEqual([]);
  });

  it("also holds the stream of another site", () => {
    shareStream("https://desk.example.org/api/v1/events", () => "")?.();
    expect(FakeEventSource.opened).toHaveLength(1);
  });
});

describe("shareStream without Web Locks", () => {
  beforeEach(() => stubStreamSharing({ hasLocks: false }));

  it("starts a worker for each stream, with its URL as name", () => {
    vi.stubGlobal("SharedWorker", FakeSharedWorker);
    const policies: string[] = [];
    vi.stubGlobal("trustedTypes", {
      createPolicy: (name: string, rules: object) => {
        policies.push(name);
        return rules;
      },
    });
    for (const url of [PUBLIC, STAFF]) shareStream(url, () => "")?.();
    expect(workers).toEqual([
      ["/events-worker.js", PUBLIC],
      ["/events-worker.js", STAFF],
    ]);
    // A page may create a policy only once.
    expect(policies).toEqual(["matchdesk-events"]);
    expect(FakeEventSource.opened).toEqual([]);
  });

  it("returns null if there are no shared workers, and for another site", () => {
    vi.stubGlobal("SharedWorker", undefined);
    expect(shareStream(PUBLIC, () => "")).toBeNull();
    vi.stubGlobal("SharedWorker", FakeSharedWorker);
    expect(shareStream("https://desk.example.org/api/v1/events", () => "")).toBeNull();
    expect(workers).toEqual([]);
  });
});

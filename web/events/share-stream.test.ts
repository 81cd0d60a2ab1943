import { beforeEach, describe, expect, it, vi } from "vitest";
import { FakeEventSource } from "#web/testing/fake-event-source.ts";
import { stubStreamSharing } from "#web/testing/stub-stream-sharing.ts";
import { shareStream } from "./share-stream.ts";

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

  it("holds the public stream and that of staff separately", () => {
    const leave = [PUBLIC, STAFF].map((url) => shareStream(url, () => ""));
    expect(FakeEventSource.opened.map(({ url }) => url)).toEqual([PUBLIC, STAFF]);
    for (const one of leave) one?.();
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

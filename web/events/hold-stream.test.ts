import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SECOND } from "#core/lib/time.ts";
import { FakeEventSource } from "#web/testing/fake-event-source.ts";
import { joinAsOtherPage, stubStreamSharing } from "#web/testing/stub-stream-sharing.ts";
import { holdStream } from "./hold-stream.ts";

const STREAM_URL = "https://desk.example.org/api/v1/events";
const HEARTBEAT_INTERVAL = 20 * SECOND;

let close: () => void;
let page: ReturnType<typeof joinAsOtherPage>;

beforeEach(() => {
  vi.useFakeTimers();
  stubStreamSharing();
  page = joinAsOtherPage(`matchdesk ${STREAM_URL}`);
  close = holdStream(STREAM_URL, "6");
});

afterEach(() => {
  close();
});

const urls = () => FakeEventSource.opened.map(({ url }) => url);
const newest = () => FakeEventSource.opened.at(-1);

it("sends each event to all pages, with the number of the newest change", () => {
  newest()?.begin();
  newest()?.tell("change", 7, { type: "score" });
  expect(page.received).toEqual([
    { type: "event", event: { name: "open", id: "6", data: "" }, to: null },
    { type: "event", event: { name: "change", id: "7", data: '{"type":"score"}' }, to: null },
  ]);
});

it("reports the open stream to a page that joins later", () => {
  page.post({ type: "join", page: "a", after: "" });
  expect(page.received).toEqual([]);
  newest()?.begin();
  page.post({ type: "join", page: "b", after: "" });
  expect(page.received.at(-1)).toEqual({
    type: "event",
    event: { name: "open", id: "6", data: "" },
    to: "b",
  });
});

it("reopens a rejected stream after 15 to 45 s, from the newest change", async () => {
  newest()?.tell("change", 7, {});
  newest()?.refuse();
  expect(page.received.at(-1)).toMatchObject({ event: { name: "error" } });
  await vi.advanceTimersByTimeAsync(14 * SECOND);
  expect(urls()).toEqual([`${STREAM_URL}?after=6`]);
  await vi.advanceTimersByTimeAsync(31 * SECOND);
  expect(urls()).toEqual([`${STREAM_URL}?after=6`, `${STREAM_URL}?after=7`]);
});

it("reopens a stream from which neither an event nor a heartbeat came for 60 s", async () => {
  newest()?.begin();
  for (let beats = 0; beats < 9; beats += 1) {
    await vi.advanceTimersByTimeAsync(HEARTBEAT_INTERVAL);
    newest()?.tell("heartbeat", 8, {});
  }
  expect(urls()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60 * SECOND);
  expect(urls()).toEqual([`${STREAM_URL}?after=6`, `${STREAM_URL}?after=8`]);
  expect(FakeEventSource.opened[0]?.readyState).toBe(FakeEventSource.CLOSED);
});

it("reopens a stream whose request gets no response", async () => {
  await vi.advanceTimersByTimeAsync(60 * SECOND);
  expect(urls()).toHaveLength(2);
});

it("opens nothing after it was closed", async () => {
  close();
  await vi.advanceTimersByTimeAsync(120 * SECOND);
  expect(FakeEventSource.opened.map(({ readyState }) => readyState)).toEqual([2]);
});

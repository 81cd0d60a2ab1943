import { expect, it, vi } from "vitest";
import { FakeEventSource } from "#web/testing/fake-event-source.ts";
import { joinAsOtherPage, stubStreamSharing } from "#web/testing/stub-stream-sharing.ts";

const STREAM_URL = "http://desk.example.org/api/v1/events";

const states = () => FakeEventSource.opened.map(({ readyState }) => readyState);

it("holds the stream while at least one page needs it", async () => {
  stubStreamSharing({ hasLocks: false });
  vi.stubGlobal("name", STREAM_URL);
  const page = joinAsOtherPage(`matchdesk ${STREAM_URL}`);
  await import("./events-worker.ts");
  expect(page.received).toEqual([{ type: "ask" }]);
  expect(states()).toEqual([]);
  page.post({ type: "join", page: "a", after: "5" });
  page.post({ type: "join", page: "b", after: "6" });
  expect(FakeEventSource.opened.map(({ url }) => url)).toEqual([`${STREAM_URL}?after=5`]);
  page.post({ type: "leave", page: "a" });
  expect(states()).toEqual([1]);
  page.post({ type: "leave", page: "b" });
  expect(states()).toEqual([2]);
  page.post({ type: "join", page: "c", after: "7" });
  expect(states()).toEqual([2, 1]);
});

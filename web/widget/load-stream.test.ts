import { beforeEach, expect, it, vi } from "vitest";
import { subscribeToStream } from "./load-stream.ts";

/** Base URLs at which every path is a script with this code; the path is a comment. */
const baseOf = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}//`;
const STREAM = `export const subscribeToStream = (path, listener) => {
  listener({ name: "change", id: "7", data: path });
  return { isLive: () => true, unsubscribe: () => listener({ name: "error", id: "", data: "" }) };
};`;

let received: string[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("STREAM_SCRIPT", "widget.stream.mjs");
  received = [];
});

const subscribe = (code: string) =>
  subscribeToStream(`${baseOf(code)}/api/v1/events`, ({ name }) => received.push(name));

it("subscribes once the script is loaded, and reports that its stream is open", async () => {
  const stream = subscribe(STREAM);
  expect(stream.isLive()).toBe(false);
  await vi.waitFor(() => expect(received).toEqual(["change", "open"]));
  expect(stream.isLive()).toBe(true);
  stream.unsubscribe();
  expect(received).toEqual(["change", "open", "error"]);
});

it("does not subscribe if it was ended before the script was loaded", async () => {
  subscribe(STREAM).unsubscribe();
  const other = subscribe(STREAM);
  await vi.waitFor(() => expect(other.isLive()).toBe(true));
  expect(received).toEqual(["change", "open"]);
});

it("requests the script again some time after a failure, by another URL", async () => {
  const stream = subscribe(`if (!import.meta.url.endsWith("?1")) throw new Error(); ${STREAM}`);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  expect(stream.isLive()).toBe(false);
  await vi.advanceTimersByTimeAsync(30_000);
  await vi.waitFor(() => expect(stream.isLive()).toBe(true));
});

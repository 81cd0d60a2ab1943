import { expect, it } from "vitest";
import { SECOND } from "#core/lib/time.ts";
import { createViewerPresence } from "./viewer-presence.ts";

function createTestWatch() {
  let now = 0;
  let notified = 0;
  const watch = createViewerPresence(() => now);
  watch.subscribe(() => {
    notified += 1;
  });
  return { watch, notified: () => notified, pass: (seconds: number) => (now += seconds * SECOND) };
}

it("reports viewers for a minute after the last request, and notifies when the first one returns", () => {
  const { watch, notified, pass } = createTestWatch();
  expect(watch.isWatched()).toBe(false);
  watch.note();
  pass(59);
  expect([watch.isWatched(), watch.isWatchedHere()]).toEqual([true, true]);
  watch.note();
  pass(59);
  expect([watch.isWatched(), notified()]).toEqual([true, 1]);
  pass(1);
  expect(watch.isWatched()).toBe(false);
  watch.note();
  expect(notified()).toBe(2);
});

it("counts local viewers separately from those of other processes", () => {
  const { watch, notified } = createTestWatch();
  watch.note("elsewhere");
  expect([watch.isWatched(), watch.isWatchedHere(), notified()]).toEqual([true, false, 1]);
  watch.note();
  expect([watch.isWatchedHere(), notified()]).toEqual([true, 1]);
});

import { expect, it } from "vitest";
import { SECOND } from "#core/lib/time.ts";
import { createWatch } from "./presence.ts";

function createTestWatch() {
  let now = 0;
  let begun = 0;
  const watch = createWatch(() => now);
  watch.subscribe(() => {
    begun += 1;
  });
  return { watch, begun: () => begun, pass: (seconds: number) => (now += seconds * SECOND) };
}

it("is watched for a minute after somebody read something, and tells of who comes anew", () => {
  const { watch, begun, pass } = createTestWatch();
  expect(watch.isWatched()).toBe(false);
  watch.note();
  pass(59);
  expect([watch.isWatched(), watch.isWatchedHere()]).toEqual([true, true]);
  watch.note();
  pass(59);
  expect([watch.isWatched(), begun()]).toEqual([true, 1]);
  pass(1);
  expect(watch.isWatched()).toBe(false);
  watch.note();
  expect(begun()).toBe(2);
});

it("tells readers of other processes from its own, which alone it may pass on", () => {
  const { watch, begun } = createTestWatch();
  watch.noteElsewhere();
  expect([watch.isWatched(), watch.isWatchedHere(), begun()]).toEqual([true, false, 1]);
  watch.note();
  expect([watch.isWatchedHere(), begun()]).toEqual([true, 1]);
});

import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { setServerNow } from "#web/hooks/server-clock.ts";
import { useLastLook } from "./use-last-look.ts";

const NOON = Date.parse("2026-01-25T12:00:00Z");

/** Opens the page for a time, and returns its mark. */
function look(duration: number): number | null {
  const { result, unmount } = renderHook(useLastLook);
  const mark = result.current;
  wait(duration);
  unmount();
  return mark;
}

let now = NOON;
beforeEach(() => {
  // Otherwise the server's clock would go on while a test runs.
  vi.useFakeTimers({ toFake: ["Date"] });
  localStorage.clear();
  now = NOON;
  setServerNow(now);
});

function wait(duration: number): void {
  now += duration;
  setServerNow(now);
}

/** Puts the page into the background, or back. */
function setHidden(isHidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  act(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

test("returns null on the first visit, then the minute in which the page was left", () => {
  expect(look(30 * SECOND)).toBeNull();
  wait(MINUTE);
  expect(look(0)).toBe(NOON);
});

test("keeps the mark when the page is loaded again, or is back within a minute", () => {
  look(0);
  wait(5 * MINUTE);
  expect(look(10 * MINUTE)).toBe(NOON);
  wait(SECOND);
  expect(look(10 * MINUTE)).toBe(NOON);
  wait(59 * SECOND);
  expect(look(0)).toBe(NOON);
  wait(MINUTE);
  expect(look(0)).toBe(NOON + 26 * MINUTE);
});

test("keeps having no mark when the first visit goes on", () => {
  look(10 * MINUTE);
  wait(SECOND);
  expect(look(0)).toBeNull();
});

test("moves the mark when the page is shown after a longer time in the background", () => {
  look(0);
  wait(5 * MINUTE);
  const { result } = renderHook(useLastLook);
  setHidden(true);
  expect(result.current).toBe(NOON);
  wait(2 * MINUTE);
  setHidden(false);
  expect(result.current).toBe(NOON + 5 * MINUTE);
});

test("reads the time that an earlier version stored", () => {
  localStorage.setItem("matchdesk.changes-seen", String(NOON + SECOND));
  wait(2 * MINUTE);
  expect(look(0)).toBe(NOON);
});

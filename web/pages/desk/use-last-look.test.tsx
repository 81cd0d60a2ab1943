import { renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { setServerNow } from "#web/hooks/server-clock.ts";
import { useLastLook } from "./use-last-look.ts";

const NOON = Date.parse("2026-01-25T12:00:00Z");

beforeEach(() => {
  localStorage.clear();
});
test("returns null on the first visit, then the minute in which the page was left", () => {
  const first = renderHook(useLastLook);
  expect(first.result.current).toBeNull();
  setServerNow(NOON + 30_000);
  first.unmount();
  expect(renderHook(useLastLook).result.current).toBe(NOON);
});

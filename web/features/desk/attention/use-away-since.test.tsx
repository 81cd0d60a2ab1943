// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setServerNow } from "#web/hooks/server-clock.ts";
import { useAwaySince } from "./use-away-since.ts";

const MINUTE = 60_000;
const NOON = Date.parse("2026-01-25T12:00:00Z");
let hidden: boolean;

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  setServerNow(NOON);
  hidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});

afterEach(() => {
  fireEvent.click(screen.getByRole("button"));
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function Line() {
  const { since, onSeen } = useAwaySince();
  return (
    <button type="button" onClick={onSeen}>
      {since === null ? "nothing missed" : new Date(since).toISOString()}
    </button>
  );
}

const said = (): string => screen.getByRole("button").textContent;
const pass = (minutes: number): void => {
  for (let minute = 0; minute < minutes; minute += 1) {
    act(() => {
      vi.advanceTimersByTime(MINUTE);
    });
  }
};
const show = (isShown: boolean): void => {
  hidden = !isShown;
  fireEvent(document, new Event("visibilitychange"));
};

test("who opens the page after an hour is told since when, until they have seen it", () => {
  localStorage.setItem("matchdesk.here", String(NOON - 60 * MINUTE));
  const { unmount } = render(<Line />);
  expect(said()).toBe("2026-01-25T11:00:00.000Z");
  unmount();
  render(<Line />);
  expect(said()).toBe("2026-01-25T11:00:00.000Z");
  fireEvent.click(screen.getByRole("button"));
  expect(said()).toBe("nothing missed");
});

test("who comes back to a page that stayed open is told too", () => {
  render(<Line />);
  pass(30);
  expect(said()).toBe("nothing missed");
  show(false);
  pass(20);
  show(true);
  expect(said()).toBe("2026-01-25T12:30:00.000Z");
});

test("a browser without a store breaks nothing", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  render(<Line />);
  expect(said()).toBe("nothing missed");
});

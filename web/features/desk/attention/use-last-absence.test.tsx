import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setServerNow } from "#web/hooks/server-clock.ts";
import { useLastAbsence } from "./use-last-absence.ts";

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
  localStorage.clear();
});

function Line() {
  const { since, onSeen } = useLastAbsence();
  return (
    <button type="button" onClick={onSeen}>
      {since === null ? "nothing missed" : new Date(since).toISOString()}
    </button>
  );
}

const lineText = (): string => screen.getByRole("button").textContent;
const advanceMinutes = (minutes: number): void => {
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

test("returns the last visit when the page opens after an hour, until it is dismissed", () => {
  localStorage.setItem("matchdesk.here", String(NOON - 60 * MINUTE));
  const { unmount } = render(<Line />);
  expect(lineText()).toBe("2026-01-25T11:00:00.000Z");
  unmount();
  render(<Line />);
  expect(lineText()).toBe("2026-01-25T11:00:00.000Z");
  fireEvent.click(screen.getByRole("button"));
  expect(lineText()).toBe("nothing missed");
});

test("returns the last visit when a page that stayed open becomes visible again", () => {
  render(<Line />);
  advanceMinutes(30);
  expect(lineText()).toBe("nothing missed");
  show(false);
  advanceMinutes(20);
  show(true);
  expect(lineText()).toBe("2026-01-25T12:30:00.000Z");
});

test("works when local storage is not available", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  render(<Line />);
  expect(lineText()).toBe("nothing missed");
});

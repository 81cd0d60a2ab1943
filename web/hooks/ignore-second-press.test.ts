import { afterEach, expect, test, vi } from "vitest";
import { ignoreSecondPress } from "./ignore-second-press.ts";

const first = { detail: 1, clientX: 100, clientY: 200, timeStamp: 5000 };
const act = vi.fn<(event: Event) => void>();

/** Clicks on a new button, and returns whether the default of the click is kept. */
function click(change: Partial<typeof first>): boolean {
  const { timeStamp, ...init } = { ...first, timeStamp: first.timeStamp + 100, ...change };
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, "timeStamp", { value: timeStamp });
  const button = document.body.appendChild(document.createElement("button"));
  button.addEventListener("click", act);
  const isKept = button.dispatchEvent(event);
  button.remove();
  return isKept;
}

afterEach(() => {
  // Ends the time of the press before.
  click({ timeStamp: 1e9 });
  act.mockReset();
});

test("ignores clicks at the same place when they follow the press within 1.5 s", () => {
  ignoreSecondPress(first);
  expect(click({ detail: 2 })).toBe(false);
  expect(click({ clientX: 120, clientY: 210, timeStamp: 6500 })).toBe(false);
  expect(act).not.toHaveBeenCalled();
});

test("lets clicks through when they are later, elsewhere or by keyboard", () => {
  ignoreSecondPress(first);
  expect(click({ clientX: 125 })).toBe(true);
  expect(click({ detail: 0 })).toBe(true);
  expect(click({ timeStamp: 6501 })).toBe(true);
  // The time has ended.
  expect(click({})).toBe(true);
  expect(act).toHaveBeenCalledTimes(4);
});

test("ignores nothing when the act began by keyboard", () => {
  ignoreSecondPress({ ...first, detail: 0, clientX: 0, clientY: 0 });
  expect(click({ clientX: 0, clientY: 0 })).toBe(true);
  expect(act).toHaveBeenCalledOnce();
});

test("ignores clicks at the place of the latest press", () => {
  ignoreSecondPress(first);
  ignoreSecondPress({ ...first, clientX: 300, timeStamp: 6000 });
  expect(click({ timeStamp: 6100 })).toBe(true);
  expect(click({ clientX: 300, timeStamp: 7000 })).toBe(false);
});

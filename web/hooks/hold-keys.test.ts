import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { areKeysHeld, holdKeys, releaseKeys } from "./hold-keys.ts";

/** A handler of keys on a page. */
const pageKey = vi.fn<(key: string) => void>();
const cancel = vi.fn<() => void>();

function handleKey({ key }: KeyboardEvent): void {
  pageKey(key);
}

beforeEach(() => {
  document.addEventListener("keydown", handleKey, true);
});

afterEach(() => {
  document.removeEventListener("keydown", handleKey, true);
  releaseKeys();
  pageKey.mockReset();
  cancel.mockReset();
});

/** Presses a key on the page. Returns whether the browser handles it. */
function press(key: string, init: KeyboardEventInit = {}): boolean {
  return fireEvent.keyDown(document.body, { key, ...init });
}

function hold(isOpening = (): boolean => true): void {
  holdKeys(isOpening, cancel);
}

/** Returns the recorded keys, and lets later ones through. */
function release(): readonly string[] {
  return releaseKeys().map(({ key }) => key);
}

test("records keys in order, and keeps them from the page and the browser", () => {
  hold();
  const typed = ["a", "Backspace", " ", "Enter", "ArrowDown", "Tab", "PageUp", "?"];
  expect(typed.filter((key) => press(key))).toEqual([]);
  expect(pageKey).not.toHaveBeenCalled();
  expect(release()).toEqual(typed);
  expect(press("b")).toBe(true);
  expect(pageKey).toHaveBeenCalledExactlyOnceWith("b");
  expect(release()).toEqual([]);
});

test("leaves their shortcuts to browser and system, apart from the key of the search", () => {
  hold();
  expect(press("r", { ctrlKey: true })).toBe(true);
  expect(press("v", { metaKey: true })).toBe(true);
  expect(press("F5")).toBe(true);
  expect(press("k", { ctrlKey: true })).toBe(false);
  expect(press("K", { metaKey: true })).toBe(false);
  expect(pageKey).not.toHaveBeenCalled();
  expect(release()).toEqual([]);
});

test("records a character that needs AltGr", () => {
  hold();
  // In happy-dom, AltGr is down when Alt is.
  press("@", { ctrlKey: true, altKey: true });
  expect(release()).toEqual(["@"]);
});

test("records no repetition of the key that opens", () => {
  hold();
  press("/", { repeat: true });
  press("o");
  press("o", { repeat: true });
  expect(release()).toEqual(["o", "o"]);
});

test("gives the opening and the keys up on Esc", () => {
  hold();
  press("a");
  expect(press("Escape")).toBe(false);
  expect(cancel).toHaveBeenCalledOnce();
  expect(pageKey).not.toHaveBeenCalled();
  expect(areKeysHeld()).toBe(false);
  press("j");
  expect(pageKey).toHaveBeenCalledExactlyOnceWith("j");
  expect(release()).toEqual([]);
});

test("lets keys through when another act has made the opening void", () => {
  let isOpening = true;
  hold(() => isOpening);
  press("a");
  isOpening = false;
  press("j");
  expect(pageKey).toHaveBeenCalledExactlyOnceWith("j");
  expect(release()).toEqual([]);
});

test("records only keys for what opens last", () => {
  hold(() => false);
  press("a");
  hold();
  press("b");
  hold();
  press("c");
  expect(release()).toEqual(["c"]);
});

test("lets keys through when nothing has opened for 20 s", () => {
  vi.useFakeTimers();
  hold();
  press("a");
  vi.advanceTimersByTime(19_999);
  press("b");
  expect(pageKey).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  press("j");
  expect(pageKey).toHaveBeenCalledExactlyOnceWith("j");
  expect(release()).toEqual([]);
});

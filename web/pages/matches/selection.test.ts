import { expect, it, vi } from "vitest";
import { createSelection } from "./selection.ts";

it("shows a change at once, and the last of quick changes after a pause", () => {
  vi.useFakeTimers();
  const selection = createSelection();
  const shown = ["a", "b", "c"].map((key) => {
    selection.set(key);
    return selection.shown.get();
  });
  expect(selection.get()).toBe("c");
  expect(shown).toEqual(["a", "a", "a"]);
  vi.runAllTimers();
  expect(selection.shown.get()).toBe("c");
});

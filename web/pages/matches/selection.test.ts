import { expect, it, vi } from "vitest";
import { createSelection } from "./selection.ts";

it("shows a change at once, and the last of quick changes after a pause", () => {
  vi.useFakeTimers();
  const selection = createSelection();
  const shown: (string | null)[] = [];
  const unsubscribe = selection.subscribe(() => {
    shown.push(selection.getShown());
  });
  for (const key of ["a", "b", "c"]) selection.set(key);
  expect(selection.get()).toBe("c");
  expect(shown).toEqual(["a"]);
  vi.runAllTimers();
  expect(shown).toEqual(["a", "c"]);
  unsubscribe();
  selection.set("d");
  expect(shown).toEqual(["a", "c"]);
});

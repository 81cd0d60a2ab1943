import { expect, it } from "vitest";
import { sortInSteps } from "./sort-in-steps.ts";
import { runToEnd } from "./steps.ts";

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: (index * 7919) % 90, index }));
const byKey = (a: { key: number }, b: { key: number }) => a.key - b.key;

it.each([0, 1, 255, 256, 257, 700, 5_000])("sorts %i items like toSorted", (count) => {
  const unsorted = items(count);
  expect(runToEnd(sortInSteps(unsorted, byKey))).toEqual(unsorted.toSorted(byKey));
});

it("pauses at least once per 256 items", () => {
  const steps = sortInSteps(items(2_560), byKey);
  let pauses = 0;
  while (steps.next().done !== true) pauses += 1;
  expect(pauses).toBeGreaterThanOrEqual(10);
});

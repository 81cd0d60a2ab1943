import { expect, it } from "vitest";
import { isLiveAndListed } from "./is-live-and-listed.ts";

it.each([
  ["live", null, true],
  ["live", "last-seen", false],
  ["ended", null, false],
] as const)("handles state %s with absence %s: %s", (state, absence, expected) => {
  expect(isLiveAndListed({ state, absence })).toBe(expected);
});

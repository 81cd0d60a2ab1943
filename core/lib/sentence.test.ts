import { expect, it } from "vitest";
import { formatDifference, joinTexts } from "./sentence.ts";

it("joins texts that are not empty", () => {
  expect(joinTexts("Aino", "", "Bo")).toBe("Aino, Bo");
});

it.each([
  [-119, "119 min"],
  [120, "2 h"],
  [47 * 60, "47 h"],
  [-72 * 60, "3 days"],
])("formats a difference of %s minutes as %s", (minutes, text) => {
  expect(formatDifference(minutes, "days")).toBe(text);
});

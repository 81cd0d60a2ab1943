import { expect, test } from "vitest";
import { decodeChoice, decodeText } from "./decode.ts";

test.each([
  ["Aino", "Aino"],
  ["", ""],
  [5, ""],
  [null, ""],
  [undefined, ""],
  [["Aino"], ""],
])("decodeText of %j returns %j", (value, text) => {
  expect(decodeText(value)).toBe(text);
});

test("decodeText truncates text at the maximum length", () => {
  expect(decodeText("x".repeat(201))).toBe("x".repeat(200));
  expect(decodeText("Aino", 2)).toBe("Ai");
});

test.each([
  ["ended", "ended"],
  ["live", "live"],
  ["Ended", "live"],
  ["", "live"],
  [undefined, "live"],
])("decodeChoice of %j returns %s", (value, choice) => {
  expect(decodeChoice(value, ["live", "ended"], "live")).toBe(choice);
});

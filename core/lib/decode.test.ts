import { expect, test } from "vitest";
import { decodeChoice, decodeText } from "./decode.ts";

test.each([
  ["Aino", "Aino"],
  ["", ""],
  [5, ""],
  [null, ""],
  [undefined, ""],
  [["Aino"], ""],
])("%j as a text is %j", (value, text) => {
  expect(decodeText(value)).toBe(text);
});

test("a text ends where it may be no longer", () => {
  expect(decodeText("x".repeat(201))).toBe("x".repeat(200));
  expect(decodeText("Aino", 2)).toBe("Ai");
});

test.each([
  ["ended", "ended"],
  ["live", "live"],
  ["Ended", "live"],
  ["", "live"],
  [undefined, "live"],
])("%j among live and ended is %s", (value, choice) => {
  expect(decodeChoice(value, ["live", "ended"], "live")).toBe(choice);
});

import { expect, it } from "vitest";
import { must } from "./must.ts";

it.each([0, "", false])("hands %j on: it is there", (value) => {
  expect(must(value, "it is set")).toBe(value);
});

it.each([null, undefined])("throws on %j and says what was promised", (value) => {
  expect(() => must(value, "every round has a place")).toThrow(
    "broken promise: every round has a place",
  );
});

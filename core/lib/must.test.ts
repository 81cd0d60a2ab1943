import { expect, it } from "vitest";
import { must } from "./must.ts";

it.each([0, "", false])("returns %j", (value) => {
  expect(must(value, "it is set")).toBe(value);
});

it.each([null, undefined])("throws on %j with the reason in the message", (value) => {
  expect(() => must(value, "every round has a place")).toThrow(
    "Assertion failed: every round has a place",
  );
});

import { expect, it } from "vitest";
import { serializeRawItem } from "./raw-json.ts";

it.each([
  ["an item", { id: "1", odd: null }, '{"id":"1","odd":null}'],
  [
    "an item with a NUL, escaped because PostgreSQL cannot store one",
    { name: "a\u0000b" },
    '{"name":"a\\u0000b"}',
  ],
  ["undefined", undefined, null],
  ["an item over the maximum length", { name: "x".repeat(70_000) }, null],
  [
    "an item nested deeper than the stack",
    JSON.parse("[".repeat(99_999) + "]".repeat(99_999)),
    null,
  ],
])("returns the expected JSON or null of %s", (_name, item, text) => {
  expect(serializeRawItem(item)).toBe(text);
});

import { expect, it } from "vitest";
import { rawJson } from "./raw-json.ts";

it.each([
  ["an item", { id: "1", odd: null }, '{"id":"1","odd":null}'],
  ["a NUL, as PostgreSQL can hold it", { name: "a\u0000b" }, '{"name":"a\\u0000b"}'],
  ["nothing sent", undefined, null],
  ["an item beyond reason", { name: "x".repeat(70_000) }, null],
  [
    "an item nested deeper than the stack",
    JSON.parse("[".repeat(99_999) + "]".repeat(99_999)),
    null,
  ],
])("keeps %s", (_name, item, text) => {
  expect(rawJson(item)).toBe(text);
});

import { expect, it } from "vitest";
import { AnnotationInputSchema } from "./annotation.ts";

it.each([
  ["https://tv.example/live", true],
  ["https://tv.example", true],
  ["http://tv.example/", false],
  ["https://tv.example/\u202Elive", false],
])("accepts the stream link %j: %s", (value, expected) => {
  const input = { kind: "stream-link", scope: "a.example/1", value };
  expect(AnnotationInputSchema.safeParse(input).success).toBe(expected);
});

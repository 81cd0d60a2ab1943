import { describe, expect, it } from "vitest";
import { wireMatch } from "#core/testing/wire-match.ts";
import { parseEnvelope, truncateDepth } from "./envelope.ts";

describe("parseEnvelope", () => {
  it.each([
    [{ object: "matches", data: [] }],
    [{ object: "matches", data: [1, null], more: 1 }],
    [{ object: "matches", data: [], error: null }],
    [{ object: "matches", data: [], error: {} }],
  ])("accepts %j", (body) => {
    expect(parseEnvelope(body)).toEqual({ ok: true, items: body.data });
  });

  it.each([
    [
      { error: "invalid_token" },
      "invalid_token",
      'The service returned the error "invalid_token".',
    ],
    [{ error: "invalid_client", error_description: "No." }, "invalid_client", "No."],
    [{ error: "x", error_description: 5 }, "x", 'The service returned the error "x".'],
    [{ error: "", object: "matches", data: [] }, "", 'The service returned the error "".'],
    [
      { error: "a\r\nb", object: "matches", data: [] },
      "ab",
      'The service returned the error "ab".',
    ],
  ])("returns the service's error in %j", (body, code, message) => {
    expect(parseEnvelope(body)).toEqual({ ok: false, kind: "service-error", code, message });
  });

  it.each([
    [[], "it is a bare list"],
    [null, "it is null"],
    ["<html>", "it is of type string"],
    [{}, 'its "object" is not "matches"'],
    [{ data: [] }, 'its "object" is not "matches"'],
    [{ error: {}, object: "match", data: [] }, 'its "object" is not "matches"'],
    [{ object: "matches" }, 'its "data" is missing, not a list'],
    [{ object: "matches", data: { data: [] } }, 'its "data" is of type object, not a list'],
    [{ object: "matches", data: null }, 'its "data" is null, not a list'],
  ])("rejects %j: %s", (body, cause) => {
    const parsed = parseEnvelope(body);
    expect(parsed).toMatchObject({ ok: false, kind: "not-an-envelope", code: "not-an-envelope" });
    expect(parsed).toHaveProperty("message", expect.stringContaining(`no match list: ${cause}.`));
  });
});

const DEEP: unknown = JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`);

it.each([
  ["a list", [DEEP, 1], 2, [[null], 1]],
  ["an object", { a: { b: { c: 1 } }, d: "x" }, 2, { a: { b: null }, d: "x" }],
  ["everything at depth 0", DEEP, 0, null],
  ["empty members", { a: {}, b: [] }, 1, { a: null, b: null }],
])("truncates %s", (_name, value, depth, truncated) => {
  expect(truncateDepth(value, depth)).toEqual(truncated);
});

it("keeps __proto__ as an ordinary key", () => {
  const value: unknown = JSON.parse('{"__proto__":{"a":{"b":1}}}');
  expect(JSON.stringify(truncateDepth(value, 2))).toBe('{"__proto__":{"a":null}}');
});

it.each([1, "x", null, [], {}, wireMatch()])("returns %j unchanged", (value) => {
  expect(truncateDepth(value, 4)).toBe(value);
});

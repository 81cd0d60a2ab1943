import { describe, expect, it } from "vitest";
import { createNameReplacer, hashName } from "./name-replacer.ts";
import { replaceNamesInJson } from "./replace-names-in-json.ts";

const replace = createNameReplacer(
  new Map([["salt", new Map([[hashName("salt", "Aino Rook"), "Removed 1"]])]]),
);
const keyOf = (name: string): string => `key of ${name}`;

describe("createNameReplacer", () => {
  it.each([
    ["Aino Rook", "Removed 1"],
    ["AINO  ROOK ", "Removed 1"],
    ["Ai\u0000no Rook", "Removed 1"],
    ["Aino&#32;Rook", "Removed 1"],
    ["Aino Rookie", "Aino Rookie"],
    ["Aino Rook / Bo", "Removed 1 / Bo"],
    ["Bo  /  aino rook", "Bo  /  Removed 1"],
    ["AC/DC", "AC/DC"],
  ])("replaces %j with %j", (name, replaced) => {
    expect(replace(name)).toBe(replaced);
  });

  it("hashes a name with the key", () => {
    expect(hashName("salt", "Aino Rook")).not.toBe(hashName("pepper", "Aino Rook"));
    expect(hashName("salt", "Aino Rook")).toMatch(/^[\w-]{43}$/);
  });
});

describe("replaceNamesInJson", () => {
  it.each<[string, unknown, unknown]>([
    [
      "the service's own form",
      { id: "1", contestants: [{ name: "Aino Rook", score: "1" }, { name: "Bo" }], tournament: {} },
      { id: "1", contestants: [{ name: "Removed 1", score: "1" }, { name: "Bo" }], tournament: {} },
    ],
    [
      "a contestant with its key",
      { type: "decided", winner: { key: "aino-rook-1", name: "aino rook", country: "fi" } },
      {
        type: "decided",
        winner: { key: "key of Removed 1", name: "Removed 1", country: "fi" },
      },
    ],
    ["a title, which is not a name, unchanged:", { title: "Aino Rook" }, { title: "Aino Rook" }],
    ["a list without objects, unchanged:", ["Aino Rook", 1, null], ["Aino Rook", 1, null]],
  ])("rewrites or returns %s", (_name, value, rewritten) => {
    expect(replaceNamesInJson(value, replace, keyOf)).toEqual(rewritten);
  });

  it("returns the same value when it contains no deleted name", () => {
    const value = { a: [{ name: "Bo" }], b: { c: null } };
    expect(replaceNamesInJson(value, replace, keyOf)).toBe(value);
  });

  it("returns data unchanged below the maximum depth", () => {
    let value: unknown = { name: "Aino Rook" };
    for (let depth = 0; depth < 50_000; depth += 1) value = [value];
    expect(replaceNamesInJson(value, replace, keyOf)).toBe(value);
  });
});

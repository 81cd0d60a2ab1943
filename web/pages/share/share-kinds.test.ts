import { describe, expect, it } from "vitest";
import { findShareKind, hasTarget, selectApplicableAttributes } from "./share-kinds.ts";

describe("findShareKind", () => {
  it.each([
    [{}, "contestant"],
    [{ kind: "tournament" }, "tournament"],
    [{ kind: "matches" }, "tournament"],
    [{ kind: "matches", contestant: "aino-1", tournament: "a/cup" }, "contestant"],
    [{ tournament: "a/cup" }, "tournament"],
    [{ kind: "bracket" }, "bracket"],
    [{ kind: "teams" }, "contestant"],
  ])("returns the row of %j", (search, kind) => {
    expect(findShareKind(search)).toBe(kind);
  });
});

const namesOf = (...input: Parameters<typeof selectApplicableAttributes>) => [
  ...selectApplicableAttributes(...input).keys(),
];

describe("selectApplicableAttributes", () => {
  it("returns target, list and style of a kind, without the targets of other kinds", () => {
    const chosen = {
      contestant: "aino-1",
      tournament: "a/cup",
      match: "a/1",
      state: "live",
      limit: "5",
      theme: "dark",
      unknown: "x",
    };
    expect(namesOf("contestant", chosen)).toEqual(["contestant", "state", "limit", "theme"]);
    expect(namesOf("tournament", chosen)).toEqual(["tournament", "state", "limit", "theme"]);
    expect(namesOf("match", chosen)).toEqual(["match", "tournament", "theme"]);
  });
});

describe("hasTarget", () => {
  const cup = new Map([["tournament", "a/cup"]] as const);
  it("requires the target that identifies the content", () => {
    expect(hasTarget("contestant", new Map())).toBe(false);
    expect(hasTarget("tournament", new Map())).toBe(true);
    expect(hasTarget("match", cup)).toBe(false);
    expect(hasTarget("standings", cup)).toBe(true);
    expect(hasTarget("standings", new Map())).toBe(false);
  });
});

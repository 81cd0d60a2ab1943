import { describe, expect, it } from "vitest";
import { createDeskFacts } from "#core/desk/desk-facts.ts";
import { sampleHold } from "#core/testing/sample-hold.ts";
import { decisionsOf } from "#core/desk/decisions.ts";
import { covers, type Hold, holdKey } from "./hold.ts";

const PLACE = { site: "a", tournament: "a/x", isHidden: false };

describe("covers", () => {
  it.each<[boolean, Partial<Hold>]>([
    [true, {}],
    [true, { site: "a" }],
    [false, { site: "b" }],
    [true, { site: "a", tournament: "a/x" }],
    [false, { site: "a", tournament: "a/y" }],
    [false, { isHidden: true }],
  ])("returns %s for a hold with %j", (expected, change) => {
    expect(covers(sampleHold(change), PLACE)).toBe(expected);
  });
});

describe("decisionsOf", () => {
  it("returns each decision by the hold that it is about", () => {
    const facts = createDeskFacts([
      {
        kind: "held-data",
        scope: "matches",
        value: { decision: "keep", since: 2 },
        who: "Anna",
        at: 3,
      },
    ]);
    expect([...decisionsOf(facts)]).toEqual([[holdKey(sampleHold()), "keep"]]);
  });
});

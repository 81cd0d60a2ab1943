import { describe, expect, it } from "vitest";
import { holdKey } from "#core/model/hold.ts";
import { sampleHold } from "#core/testing/sample-hold.ts";
import { getHoldDecisions } from "./hold-decisions.ts";
import { createAnnotations } from "./annotations.ts";

describe("getHoldDecisions", () => {
  it("returns each decision by the key of its hold", () => {
    const annotations = createAnnotations([
      {
        kind: "held-data",
        scope: "matches",
        value: { decision: "keep", since: 2 },
        who: "Anna",
        at: 3,
      },
    ]);
    expect([...getHoldDecisions(annotations)]).toEqual([[holdKey(sampleHold()), "keep"]]);
  });
});

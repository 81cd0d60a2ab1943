import { expect, it } from "vitest";
import { holdKey } from "#core/model/hold.ts";
import { sampleHold } from "#core/testing/sample-hold.ts";
import { getHoldDecisions } from "./hold-decisions.ts";
import { createAnnotations } from "./annotations.ts";

it("returns each decision of staff by the key of its hold", () => {
  const value = { decision: "keep", since: 2 } as const;
  const annotations = createAnnotations([
    { kind: "held-data", scope: "matches", value, who: "Anna", at: 3 },
  ]);
  expect([...getHoldDecisions(annotations)]).toEqual([[holdKey(sampleHold()), "keep"]]);
});

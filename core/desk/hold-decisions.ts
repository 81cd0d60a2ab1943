import type { Annotations } from "./annotations.ts";
import { type HoldDecision, holdKey } from "#core/model/hold.ts";

/** Returns the decisions of staff about holds, by `holdKey`. */
export function getHoldDecisions(annotations: Annotations): ReadonlyMap<string, HoldDecision> {
  return new Map(
    annotations
      .ofKind("held-data")
      .map(({ scope, value }) => [holdKey({ id: scope, since: value.since }), value.decision]),
  );
}

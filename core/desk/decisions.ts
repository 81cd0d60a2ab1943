import type { Annotations } from "./annotations.ts";
import { type HoldDecision, holdKey } from "#core/model/hold.ts";

/** Returns what staff decided, by `holdKey`. */
export function decisionsOf(facts: Annotations): ReadonlyMap<string, HoldDecision> {
  return new Map(
    facts
      .ofKind("held-data")
      .map(({ scope, value }) => [holdKey({ id: scope, since: value.since }), value.decision]),
  );
}

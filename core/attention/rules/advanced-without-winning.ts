import * as z from "zod/mini";
import { findMatch, isMonitored } from "./context.ts";
import { createRule } from "./rule.ts";

/** Codes of a bracket's issues. */
const FAULTS = ["loser-advanced", "winner-and-loser", "both-advanced"] as const;

/** A contestant advanced without having won. */
export const advancedWithoutWinning = createRule({
  kind: "advanced-without-winning",
  severity: "alarm",
  reason: z.object({ fault: z.enum(FAULTS) }),
  find: (context) => {
    const faults = new Map<string, (typeof FAULTS)[number]>();
    for (const { match, code } of context.world.issues) {
      const fault = FAULTS.find((known) => known === code);
      if (match !== null && fault !== undefined) faults.set(match, fault);
    }
    return Array.from(faults).flatMap(([key, fault]) => {
      const derived = findMatch(context, key);
      if (derived === null || !isMonitored(derived)) return [];
      return [{ match: derived, since: null, reason: { fault }, fact: fault }];
    });
  },
});

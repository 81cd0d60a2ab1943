import { isMatchLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { hasScore } from "#core/match/outcome.ts";
import * as z from "zod/mini";
import { findBeginTime, toMinutes } from "./context.ts";
import { createRule } from "./rule.ts";
import { MINUTE } from "#core/lib/time.ts";

/** Factor on the longest observed duration: slightly longer matches need no attention. */
const LONGER = 1.25;

/** The match takes longer than every similar one. */
export const runningLong = createRule({
  kind: "running-long",
  severity: "warn",
  /** `typical`: median duration of similar observed matches; `watched`: their number. */
  reason: z.object({
    minutes: z.number(),
    typical: z.number(),
    watched: z.number(),
    bestOf: z.nullable(z.number()),
  }),
  find: (context) =>
    context.open.flatMap((derived) => {
      const began = findBeginTime(context, derived);
      const length = context.lengths(derived.match);
      if (
        began === null ||
        length === null ||
        !isMatchLiveAndListed(derived) ||
        !hasScore(derived.match)
      )
        return [];
      const { typical, longest, watched } = length;
      const limit = Math.max(longest * LONGER, typical + 10 * MINUTE);
      if (context.now - began <= limit) return [];
      const reason = {
        minutes: toMinutes(context.now - began),
        typical: toMinutes(typical),
        watched,
        bestOf: derived.match.bestOf,
      };
      return [{ match: derived, since: began + limit, reason, fact: "" }];
    }),
});

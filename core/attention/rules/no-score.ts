import { isMatchLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { hasScore } from "#core/match/outcome.ts";
import * as z from "zod/mini";
import { findBeginTime, toMinutes } from "./context.ts";
import { createRule } from "./rule.ts";

/** The match has no score although similar matches had ended after this time. */
export const noScore = createRule({
  kind: "no-score",
  severity: "warn",
  /** `typical`: median duration of similar observed matches; `watched`: their number. */
  reason: z.object({ minutes: z.number(), typical: z.number(), watched: z.number() }),
  find: (context) =>
    context.open.flatMap((derived) => {
      const began = findBeginTime(context, derived);
      const length = context.lengths(derived.match);
      if (
        began === null ||
        length === null ||
        !isMatchLiveAndListed(derived) ||
        hasScore(derived.match)
      )
        return [];
      const { typical, watched } = length;
      if (context.now - began <= typical) return [];
      const reason = {
        minutes: toMinutes(context.now - began),
        typical: toMinutes(typical),
        watched,
      };
      return [{ match: derived, since: began + typical, reason, fact: "" }];
    }),
});

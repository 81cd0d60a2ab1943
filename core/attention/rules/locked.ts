import * as z from "zod/mini";
import { getMatchHistory } from "./context.ts";
import { createRule } from "./rule.ts";

/** The match is locked although it has not ended. */
export const locked = createRule({
  kind: "locked",
  severity: "alarm",
  reason: z.object({}),
  find: (context) =>
    context.open
      .filter((derived) => derived.match.locked === true)
      .map((derived) => ({
        match: derived,
        since: getMatchHistory(context, derived).lockedAt,
        reason: {},
        fact: derived.status.state,
      })),
});

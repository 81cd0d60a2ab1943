import * as z from "zod/mini";
import { getMatchHistory, scoresOf } from "./context.ts";
import { ContestantScoresSchema } from "./reason-parts.ts";
import { createRule } from "./rule.ts";

/** The service marks the match: the contestants disagree about its result. */
export const conflict = createRule({
  kind: "conflict",
  severity: "alarm",
  reason: z.object({ scores: ContestantScoresSchema }),
  find: (context) =>
    context.matches
      .filter(({ match }) => match.conflict === true)
      .map((derived) => ({
        match: derived,
        since: getMatchHistory(context, derived).conflictAt,
        reason: { scores: scoresOf(derived) },
        fact: scoresOf(derived).join("-"),
      })),
});

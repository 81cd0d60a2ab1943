import * as z from "zod/mini";
import { changedAt, scoresOf } from "./context.ts";
import { scores } from "./reason-parts.ts";
import { rule } from "./rule.ts";

/** The service marks the match: the contestants disagree about its result. */
export const conflict = rule({
  kind: "conflict",
  severity: "alarm",
  reason: z.object({ scores }),
  find: ({ matches }) =>
    matches
      .filter(({ match }) => match.conflict === true)
      .map((derived) => ({
        match: derived,
        since: changedAt(derived),
        reason: { scores: scoresOf(derived) },
        fact: scoresOf(derived).join("-"),
      })),
});

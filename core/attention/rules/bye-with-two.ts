import * as z from "zod/mini";
import { plannedSince } from "./context.ts";
import { createRule } from "./rule.ts";

/** A bye has two contestants. */
export const byeWithTwo = createRule({
  kind: "bye-with-two",
  severity: "alarm",
  reason: z.object({}),
  find: (context) =>
    context.matches
      .filter(({ match }) => match.bye === true && match.entries.length > 1)
      .map((derived) => ({
        match: derived,
        since: plannedSince(context, derived),
        reason: {},
        fact: derived.match.entries.map(({ key }) => key).join(" "),
      })),
});

import * as z from "zod/mini";
import { playsItself } from "#core/match/outcome.ts";
import { plannedSince } from "./context.ts";
import { createRule } from "./rule.ts";

/** Both contestants of a match are the same one. */
export const selfMatch = createRule({
  kind: "plays-itself",
  severity: "alarm",
  reason: z.object({ contestant: z.string() }),
  find: (context) =>
    context.matches.flatMap((derived) => {
      const [entry] = derived.match.entries;
      return entry !== undefined && playsItself(derived.match)
        ? [
            {
              match: derived,
              since: plannedSince(context, derived),
              reason: { contestant: entry.name },
              fact: entry.key,
            },
          ]
        : [];
    }),
});

import * as z from "zod/mini";
import { hasOpenDuelSlot } from "./context.ts";
import { InstantSchema } from "#core/model/instant.ts";
import { createRule } from "./rule.ts";

/** The start passed by more than the grace period, and the service lists the match as upcoming. */
export const notStarted = createRule({
  kind: "not-started",
  severity: "warn",
  reason: z.object({ start: InstantSchema }),
  find: ({ open }) =>
    open.flatMap((derived) => {
      const { match, status, absence } = derived;
      if (status.by !== "not-started" || match.start === null || absence !== null) return [];
      // Without both contestants it cannot begin: `contestant-missing` reports that.
      if (hasOpenDuelSlot(derived)) return [];
      const { start } = match;
      return [{ match: derived, since: start, reason: { start }, fact: String(start) }];
    }),
});

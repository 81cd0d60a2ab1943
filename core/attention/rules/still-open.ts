import * as z from "zod/mini";
import { InstantSchema } from "#core/model/instant.ts";
import { createRule } from "./rule.ts";
import { DAY } from "#core/lib/time.ts";

/** How long after its start a match is reported, in milliseconds. */
const LONGEST = 3 * DAY;

/**
 * A match with two contestants began long ago and has not changed since, but the service has neither
 * ended it nor shows a winner: it may have been interrupted, or the result was never entered.
 */
export const stillOpen = createRule({
  kind: "still-open",
  severity: "warn",
  reason: z.object({ start: InstantSchema }),
  find: (context) =>
    context.matches.flatMap((derived) => {
      const { match, sighting, status, unresolved, part } = derived;
      const isAssumed = status.by === "taken-as-ended" && derived.outcome.winner === null;
      if (!isAssumed || unresolved !== null || match.start === null) return [];
      // A replay or another leg follows it.
      if (part !== undefined && part.number < part.matches.length) return [];
      if (match.entries.length < 2 || context.now - match.start > LONGEST) return [];
      return [
        {
          match: derived,
          since: sighting.changedAt > sighting.firstSeen ? sighting.changedAt : match.start,
          reason: { start: match.start },
          fact: "",
        },
      ];
    }),
});

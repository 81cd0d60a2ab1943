import * as z from "zod/mini";
import { filterMatchesByHistory, getMatchHistory } from "./context.ts";
import { nullUnlessRecent } from "./recent-change.ts";
import { createRule } from "./rule.ts";

/** The service removed its lock. */
export const unlocked = createRule({
  kind: "unlocked",
  severity: "note",
  reason: z.object({}),
  find: (context) =>
    filterMatchesByHistory(context, ({ unlockedAt }) => unlockedAt !== null).flatMap((derived) => {
      const at = nullUnlessRecent(context, getMatchHistory(context, derived).unlockedAt);
      if (at === null || derived.match.locked === true) return [];
      return [{ match: derived, since: at, reason: {}, fact: String(at) }];
    }),
});

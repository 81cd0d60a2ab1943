import * as z from "zod/mini";
import { findByHistory, historyOf, ifRecent } from "./context.ts";
import { rule } from "./rule.ts";

/** The service removed its lock. */
export const unlocked = rule({
  kind: "unlocked",
  severity: "warn",
  reason: z.object({}),
  find: (context) =>
    findByHistory(context, ({ unlockedAt }) => unlockedAt !== null).flatMap((derived) => {
      const at = ifRecent(context, historyOf(context, derived).unlockedAt);
      if (at === null || derived.match.locked === true) return [];
      return [{ match: derived, since: at, reason: {}, fact: String(at) }];
    }),
});

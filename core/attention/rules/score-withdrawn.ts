import * as z from "zod/mini";
import { findByHistory, historyOf, ifRecent } from "./context.ts";
import { scores } from "./reason-parts.ts";
import { rule } from "./rule.ts";
import { must } from "#core/lib/must.ts";

/** The service removed scores that it had sent. */
export const scoreWithdrawn = rule({
  kind: "score-withdrawn",
  severity: "alarm",
  reason: z.object({ scores }),
  find: (context) =>
    findByHistory(context, (history) => history.scoreWithdrawn !== null).flatMap((derived) => {
      const withdrawn = must(historyOf(context, derived).scoreWithdrawn, "it was noticed");
      const at = ifRecent(context, withdrawn.at);
      if (at === null) return [];
      return [{ match: derived, since: at, reason: { scores: withdrawn.from }, fact: String(at) }];
    }),
});

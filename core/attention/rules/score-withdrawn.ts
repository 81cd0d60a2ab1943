import * as z from "zod/mini";
import { filterMatchesByHistory, getMatchHistory } from "./context.ts";
import { nullUnlessRecent } from "./recent-change.ts";
import { ContestantScoresSchema } from "./reason-parts.ts";
import { createRule } from "./rule.ts";
import { must } from "#core/lib/must.ts";

/** The service removed scores that it had sent. */
export const scoreWithdrawn = createRule({
  kind: "score-withdrawn",
  severity: "alarm",
  reason: z.object({ scores: ContestantScoresSchema }),
  find: (context) =>
    filterMatchesByHistory(context, (history) => history.scoreWithdrawn !== null).flatMap(
      (derived) => {
        const withdrawn = must(getMatchHistory(context, derived).scoreWithdrawn, "it was noticed");
        const at = nullUnlessRecent(context, withdrawn.at);
        if (at === null) return [];
        return [
          { match: derived, since: at, reason: { scores: withdrawn.from }, fact: String(at) },
        ];
      },
    ),
});

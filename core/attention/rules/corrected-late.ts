import * as z from "zod/mini";
import {
  type AttentionContext,
  filterMatchesByHistory,
  findMatch,
  getMatchHistory,
} from "./context.ts";
import { RECENT_CHANGE_MS } from "./recent-change.ts";
import { ContestantScoresSchema } from "./reason-parts.ts";
import { createRule } from "./rule.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";

const contestant = z.object({ key: z.string(), name: z.string(), country: z.string() });
const result = z.object({
  scores: ContestantScoresSchema,
  winner: z.nullable(contestant),
  draw: z.boolean(),
});

/** The result was changed after a match that it feeds had begun. */
export const correctedLate = createRule({
  kind: "corrected-late",
  severity: "alarm",
  /** `next`: code of the match that had begun. */
  reason: z.object({ from: result, to: result, next: z.nullable(z.string()) }),
  find: (context) =>
    filterMatchesByHistory(context, ({ corrected }) => corrected !== null).flatMap((derived) => {
      const { corrected } = getMatchHistory(context, derived);
      if (corrected === null || context.now - corrected.at >= RECENT_CHANGE_MS) return [];
      const next = [derived.winnerTo, derived.loserTo]
        .flatMap((to) => findMatch(context, to?.match ?? null) ?? [])
        .find((fed) => hadBegun(context, fed, corrected.at));
      if (next === undefined) return [];
      const { from, to, at } = corrected;
      const sameWinner = from.winner?.key === to.winner?.key;
      return [
        {
          match: derived,
          since: at,
          reason: { from, to, next: next.code },
          fact: String(at),
          ...(sameWinner && { severity: "note" as const }),
        },
      ];
    }),
});

function hadBegun(context: AttentionContext, derived: DerivedMatch, at: number): boolean {
  if (derived.status.state === "upcoming" || derived.status.by === "bye") return false;
  const began = getMatchHistory(context, derived).startedAt ?? derived.match.start ?? at;
  return began <= at;
}

import * as z from "zod/mini";
import { createRule } from "./rule.ts";
import { DAY } from "#core/lib/time.ts";

/** How long a corrected address is news, in milliseconds. */
const NEWS = DAY;

/** The organiser corrected the address of a tournament: old links lead to the new one. */
export const addressCorrected = createRule({
  kind: "address-corrected",
  severity: "note",
  /** Slugs of the tournament. */
  reason: z.object({ from: z.string(), to: z.string() }),
  find: ({ world, now }) =>
    world.facts.ofKind("former-address").flatMap(({ scope, value, at }) => {
      if (now - at >= NEWS || !world.tournaments.has(value.key)) return [];
      return [
        {
          key: scope,
          place: { type: "round", tournament: value.key, round: null, group: null },
          since: at,
          reason: { from: slugOf(scope), to: slugOf(value.key) },
          fact: value.key,
        },
      ];
    }),
});

function slugOf(tournament: string): string {
  return tournament.slice(tournament.indexOf("/") + 1);
}

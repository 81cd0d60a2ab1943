import * as z from "zod/mini";
import { MINUTE } from "#core/lib/time.ts";
import { findMatch, isPossiblyUnneeded } from "./context.ts";
import { InstantSchema } from "#core/model/instant.ts";
import { createRule } from "./rule.ts";

/** How long before its start a match should have a station, in milliseconds. */
const STATION_BEFORE = 30 * MINUTE;

/** A match starts soon without a station, in a tournament whose other matches have one. */
export const noStation = createRule({
  kind: "no-station",
  severity: "note",
  reason: z.object({ start: InstantSchema }),
  find: (context) => {
    const scopes = context.world.facts.ofKind("station").map(({ scope }) => scope);
    const entered = new Set(scopes);
    const tournaments = new Set(
      scopes.map((scope) => findMatch(context, scope)?.match.tournament.key),
    );
    return context.open.flatMap((derived) => {
      const { match, status, absence } = derived;
      const { start } = match;
      if (start === null || status.state !== "upcoming" || absence !== null) return [];
      if (entered.has(match.key) || !tournaments.has(match.tournament.key)) return [];
      if (start - context.now > STATION_BEFORE || isPossiblyUnneeded(context, derived)) return [];
      return [
        { match: derived, since: start - STATION_BEFORE, reason: { start }, fact: String(start) },
      ];
    });
  },
});

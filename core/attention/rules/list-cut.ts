import * as z from "zod/mini";
import { ListNameSchema } from "./reason-parts.ts";
import { InstantSchema } from "#core/model/instant.ts";
import { createRule } from "./rule.ts";
import { HOUR } from "#core/lib/time.ts";
import type { ListState } from "#core/model/tick.ts";

/** The ended list must reach back this far, in milliseconds, or it may lack live matches. */
const SHORTEST_REACH = 6 * HOUR;

/**
 * A list is capped at 100, and matches beyond its horizon may be missed: one finding for the lists
 * of all clients, with the nearest horizon.
 */
export const listCut = createRule({
  kind: "list-cut",
  severity: "note",
  reason: z.object({ list: ListNameSchema, horizon: InstantSchema }),
  find: ({ world, now }) =>
    ListNameSchema.options.flatMap((name) => {
      const horizons = world.snapshot.lists
        .filter((list) => list.name === name && list.capped && hidesMatches(list, now))
        .flatMap((list) => list.horizon ?? []);
      if (horizons.length === 0) return [];
      const horizon = name === "upcoming" ? Math.min(...horizons) : Math.max(...horizons);
      return [
        {
          key: name,
          place: { type: "service", clientId: null },
          since: null,
          reason: { list: name, horizon },
          fact: name,
        },
      ];
    }),
});

/**
 * Returns whether a capped list hides matches: an ended list only if it reaches back too little.
 */
function hidesMatches({ name, horizon }: ListState, now: number): boolean {
  return name === "upcoming" || (horizon !== null && now - horizon < SHORTEST_REACH);
}

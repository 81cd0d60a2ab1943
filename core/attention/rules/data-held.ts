import * as z from "zod/mini";
import { ListNameSchema } from "./reason-parts.ts";
import { InstantSchema } from "#core/model/instant.ts";
import { createRule } from "./rule.ts";
import { getHoldDecisions } from "#core/desk/hold-decisions.ts";
import { type Hold, HOLD_DECISIONS, holdKey } from "#core/model/hold.ts";
import { HELD_KINDS } from "#core/model/loss-kinds.ts";
import type { World } from "#core/world/world.ts";

const KIND = "data-held";

/**
 * The service no longer sends matches or parts of them, more than is plausible between two polls.
 * Pages show the last good data until staff accept the loss. A note if staff decided to keep it.
 */
export const dataHeld = createRule({
  kind: KIND,
  severity: "warn",
  reason: z.object({
    /** `matches`, or which part of them. */
    lost: z.enum(HELD_KINDS),
    count: z.number(),
    of: z.number(),
    list: z.nullable(ListNameSchema),
    site: z.nullable(z.string()),
    /** True if it is about matches that are not public; these are checked separately. */
    hidden: z.boolean(),
    decision: z.nullable(z.enum(HOLD_DECISIONS)),
    dataAt: InstantSchema,
  }),
  find: ({ world }) => {
    const decisions = getHoldDecisions(world.facts);
    return holdsOf(world).flatMap((hold) => {
      const decision = decisions.get(holdKey(hold)) ?? null;
      if (decision === "accept") return [];
      const { since, dataAt, lost, list, site, tournament, isHidden, count, of } = hold;
      return [
        {
          key: holdKey(hold),
          place:
            tournament === null
              ? { type: "service", clientId: null }
              : { type: "round", tournament, round: null, group: null },
          since,
          reason: { lost, count, of, list, site, hidden: isHidden, decision, dataAt },
          fact: decision ?? "open",
          ...(decision === "keep" && { severity: "note" as const }),
        },
      ];
    });
  },
});

/** Returns the hold that an item is about; `undefined` if it is about something else. */
export function findHoldOf(item: { readonly id: string }, world: World | null): Hold | undefined {
  if (world === null) return undefined;
  return holdsOf(world).find((hold) => item.id === `${KIND} ${holdKey(hold)}`);
}

function holdsOf({ snapshot }: World): readonly Hold[] {
  return snapshot.guard?.holds ?? [];
}

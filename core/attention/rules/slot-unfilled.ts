import * as z from "zod/mini";
import { type AttentionContext, findMatch, getMatchHistory } from "./context.ts";
import { createRule } from "./rule.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Slot } from "#core/model/slot.ts";

/** How long the service may take to enter a contestant into the next match, in milliseconds. */
const FILLS_WITHIN = 10 * MINUTE;

/** A feeder is decided, and the slot of its winner or loser is still open. */
export const slotUnfilled = createRule({
  kind: "slot-unfilled",
  severity: "warn",
  /** `feeder`: its code; `contestant`: whose slot it is, if that is known. */
  reason: z.object({ feeder: z.string(), contestant: z.nullable(z.string()) }),
  find: (context) =>
    context.open.flatMap((derived) => {
      if (derived.absence !== null) return [];
      const open = derived.slots.filter(({ entry }) => entry === null);
      return open.flatMap((slot) => unfilled(context, derived, slot)).slice(0, 1);
    }),
});

function unfilled(context: AttentionContext, derived: DerivedMatch, { source }: Slot) {
  if (source.type !== "winner" && source.type !== "loser") return [];
  const feeder = findMatch(context, source.of.match);
  if (feeder === null || feeder.outcome.winner === null || source.certainty !== "found") return [];
  const since = getMatchHistory(context, feeder).endedAt ?? feeder.sighting.changedAt;
  if (context.now - since < FILLS_WITHIN) return [];
  const { winner } = feeder.outcome;
  const belongs = feeder.match.entries.find(
    (_, index) => (index === winner) === (source.type === "winner"),
  );
  const reason = { feeder: source.of.code, contestant: belongs?.name ?? null };
  return [{ match: derived, since, reason, fact: source.of.place }];
}

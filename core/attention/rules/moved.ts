import * as z from "zod/mini";
import { getMatchHistory } from "./context.ts";
import { InstantSchema } from "#core/model/instant.ts";
import { createRule } from "./rule.ts";
import { HOUR } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";

/** A start is near if it is at most this far from now, in milliseconds. */
const NEAR = HOUR;
/** How long a changed start needs attention, in milliseconds. */
const MOVE_IS_NEWS = 2 * HOUR;

/** The start was changed, and the old or the new one is near. */
export const moved = createRule({
  kind: "moved",
  severity: "warn",
  reason: z.object({ from: InstantSchema, to: InstantSchema }),
  find: (context) => {
    const isNear = (start: Instant): boolean => Math.abs(start - context.now) <= NEAR;
    return context.open.flatMap((derived) => {
      const { moved: move } = getMatchHistory(context, derived);
      if (move === null || derived.status.state !== "upcoming") return [];
      const { from, to, at } = move;
      if (context.now - at >= MOVE_IS_NEWS || derived.match.start !== to) return [];
      if (!isNear(from) && !isNear(to)) return [];
      return [{ match: derived, since: at, reason: { from, to }, fact: `${from} ${to}` }];
    });
  },
});

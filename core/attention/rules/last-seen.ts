import * as z from "zod/mini";
import { InstantSchema } from "#core/model/instant.ts";
import { createRule } from "./rule.ts";
import { MINUTE } from "#core/lib/time.ts";

/** How long the service may leave out a live match, in milliseconds. */
const UNSEEN = 15 * MINUTE;

/** The match was live, and has not been listed for a while. */
export const lastSeen = createRule({
  kind: "last-seen",
  severity: "note",
  reason: z.object({ at: InstantSchema }),
  find: (context) =>
    context.open.flatMap((derived) => {
      const { lastSeen: at } = derived.sighting;
      if (derived.absence !== "last-seen" || derived.status.state !== "live") return [];
      if (context.now - at < UNSEEN) return [];
      return [{ match: derived, since: at, reason: { at }, fact: String(at) }];
    }),
});

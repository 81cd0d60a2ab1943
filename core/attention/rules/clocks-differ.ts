import * as z from "zod/mini";
import { toMinutes } from "./context.ts";
import { createSystemRule } from "./rule.ts";

/**
 * The clocks of the service and of this server differ. In a replay they always do, which needs
 * attention only if it prevents the deletion of old data.
 */
export const clocksDiffer = createSystemRule({
  kind: "clocks-differ",
  severity: "warn",
  /** `minutes`: how far the service's clock is ahead of the server's. */
  reason: z.object({ minutes: z.number(), deletionRefused: z.boolean() }),
  find: ({ clock: { difference, agreedBefore, deletionRefused } }) => {
    if (difference === null || !(agreedBefore || deletionRefused)) return [];
    return [
      {
        key: "",
        place: { type: "service", clientId: null },
        since: null,
        reason: { minutes: toMinutes(difference), deletionRefused },
        fact: deletionRefused ? "deletion refused" : "differ",
        ...(!agreedBefore && { severity: "note" as const }),
      },
    ];
  },
});

import * as z from "zod/mini";
import { createRule } from "./rule.ts";
import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import { SERVICE_OUTCOMES } from "#core/model/service-outcome.ts";

const REFUSALS: ReadonlySet<string> = new Set(["client-refused", "token-refused"]);

/** A service rejects the credentials: one finding for all services with the same client id. */
export const serviceRefused = createRule({
  kind: "service-refused",
  severity: "warn",
  reason: z.object({ outcome: z.enum(SERVICE_OUTCOMES) }),
  find: ({ services }) => {
    const refused = services.filter(({ outcome }) => REFUSALS.has(outcome));
    return [...groupBy(refused, ({ clientId }) => clientId).values()]
      .map(([first]) => must(first, "a group has a service"))
      .map(({ clientId, outcome, at }) => ({
        key: clientId,
        place: { type: "service", clientId },
        since: at,
        reason: { outcome },
        fact: outcome,
      }));
  },
});

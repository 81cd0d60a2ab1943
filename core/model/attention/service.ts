/** What is wrong between the service and us. */
import { HOUR } from "#core/lib/time.ts";
import type { ListState } from "#core/model/world.ts";
import type { AttentionRow } from "./attention.ts";
import type { Watch } from "./watch.ts";

/** A list of what ended that reaches back less loses matches while they are played. */
const SHORTEST_REACH = 6 * HOUR;

const REFUSALS: ReadonlySet<string> = new Set(["client-refused", "token-refused"]);

/** A list cut at 100 beyond which something may happen unseen. */
export function listsCut({ world, now }: Watch): readonly AttentionRow[] {
  return world.snapshot.lists.flatMap((list): readonly AttentionRow[] => {
    const { name, horizon, capped } = list;
    if (!capped || horizon === null || !hidesSomething(list, now)) return [];
    return [
      {
        id: `list-cut ${name}`,
        kind: "list-cut",
        severity: "note",
        since: null,
        place: { type: "service", clientId: null },
        matches: [],
        reason: { kind: "list-cut", list: name, horizon },
        facts: [name],
      },
    ];
  });
}

/** Services that do not accept our credentials. */
export function servicesRefused({ services }: Watch): readonly AttentionRow[] {
  return services
    .filter(({ outcome }) => REFUSALS.has(outcome))
    .map(({ clientId, outcome, at }) => ({
      id: `service-refused ${clientId}`,
      kind: "service-refused",
      severity: "alarm",
      since: at,
      place: { type: "service", clientId },
      matches: [],
      reason: { kind: "service-refused", outcome },
      facts: [outcome],
    }));
}

/** What comes is always hidden behind a cut; what ended only where the list is soon turned over. */
function hidesSomething({ name, horizon }: ListState, now: number): boolean {
  return name === "upcoming" || (horizon !== null && now - horizon < SHORTEST_REACH);
}

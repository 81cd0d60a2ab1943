/** What is wrong between the service and us. */
import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import { HOUR } from "#core/lib/time.ts";
import { decisionsOf } from "#core/desk/decisions.ts";
import { holdKey } from "#core/model/hold.ts";
import type { ListState } from "#core/model/tick.ts";
import type { AttentionRow } from "./attention.ts";
import type { Watch } from "./watch.ts";

/** A list of what ended that reaches back less loses matches while they are played. */
const SHORTEST_REACH = 6 * HOUR;

const REFUSALS: ReadonlySet<string> = new Set(["client-refused", "token-refused"]);

/**
 * A list cut at 100 beyond which something may happen unseen: one row for those of all clients, the
 * one that reaches least.
 */
export function listsCut({ world, now }: Watch): readonly AttentionRow[] {
  return (["upcoming", "ended"] as const).flatMap((name): readonly AttentionRow[] => {
    const horizons = world.snapshot.lists
      .filter((list) => list.name === name && list.capped && hidesSomething(list, now))
      .flatMap((list) => list.horizon ?? []);
    if (horizons.length === 0) return [];
    const horizon = name === "upcoming" ? Math.min(...horizons) : Math.max(...horizons);
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

/** Clients whose credentials are not accepted; one row where several services know one by that id. */
export function servicesRefused({ services }: Watch): readonly AttentionRow[] {
  const refused = services.filter(({ outcome }) => REFUSALS.has(outcome));
  return [...groupBy(refused, ({ clientId }) => clientId).values()]
    .map(([first]) => must(first, "a group has a service"))
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

/**
 * Losses that one poll cannot explain, until staff accept them: one row for each. What staff decided to
 * keep stays listed as a note.
 */
export function dataHeld({ world }: Watch): readonly AttentionRow[] {
  const decisions = decisionsOf(world.facts);
  return (world.snapshot.guard?.holds ?? []).flatMap((hold): readonly AttentionRow[] => {
    const decision = decisions.get(holdKey(hold)) ?? null;
    if (decision === "accept") return [];
    const { id, since, dataAt, lost, list, site, tournament, isHidden, count, of } = hold;
    return [
      {
        id: `data-held ${holdKey(hold)}`,
        kind: "data-held",
        severity: decision === "keep" ? "note" : "alarm",
        since,
        place:
          tournament === null
            ? { type: "service", clientId: null }
            : { type: "round", tournament, round: null, group: null },
        matches: [],
        reason: {
          kind: "data-held",
          decision,
          lost,
          count,
          of,
          list,
          site,
          isHidden,
          dataAt,
          hold: id,
          begun: since,
        },
        facts: [decision ?? "open"],
      },
    ];
  });
}

/** What comes is always hidden behind a cut; what ended only where the list is soon turned over. */
function hidesSomething({ name, horizon }: ListState, now: number): boolean {
  return name === "upcoming" || (horizon !== null && now - horizon < SHORTEST_REACH);
}

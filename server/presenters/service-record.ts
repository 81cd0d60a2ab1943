import * as z from "zod/mini";
import { HoldSchema } from "#core/model/hold.ts";
import { ServiceRecordSchema, type ServiceRecordView } from "#core/contract/service-record.ts";
import { HOLD_KIND, OUTAGE_KIND, OutageSchema } from "#core/desk/service-record.ts";
import type { StaffActChange } from "#core/desk/staff-act.ts";
import type { SiteKey } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";

/** Presents the records of Matchdesk among acts with the values before them, in the given order. */
export function presentServiceRecords(
  acts: readonly StaffActChange[],
  world: World | null,
): ServiceRecordView[] {
  return acts.flatMap((act) => {
    const { kind, number, value, before, who, at } = act;
    const base = { number, isOver: value === null, who, at };
    if (kind === OUTAGE_KIND) {
      const { data: outage } = OutageSchema.safeParse(value ?? before);
      if (outage === undefined) return [];
      return z.encode(ServiceRecordSchema, { type: "outage", ...base, tournaments: [], outage });
    }
    if (kind !== HOLD_KIND) return [];
    const { data: hold } = HoldSchema.safeParse(value ?? before);
    if (hold === undefined) return [];
    const tournaments = hold.tournaments.map((key) => ({ key, title: titleOf(key, world) }));
    return z.encode(ServiceRecordSchema, { type: "hold", ...base, tournaments, hold });
  });
}

/** Returns the title of a tournament; its key if it is no longer in memory. */
function titleOf(key: SiteKey, world: World | null): string {
  return world?.tournaments.get(key)?.tournament.title ?? key;
}

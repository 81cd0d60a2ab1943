import type { QueryTimes } from "#server/archive/database/postgres-tables.ts";
import type { LeaseTimes } from "./lease-state.ts";
import type { Scheduler } from "./start-repeating.ts";

/** Times and timers of an archive in PostgreSQL; those of the product if absent. */
export interface PostgresTiming {
  readonly lease?: LeaseTimes;
  readonly queries?: QueryTimes;
  /** How long queries fail at once after a query without a response, in milliseconds. */
  readonly pause?: number;
  /** Starts the timers of the lease. */
  readonly later?: Scheduler;
}

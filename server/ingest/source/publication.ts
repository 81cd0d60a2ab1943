import type { Instant, ListName, SiteKey } from "#core/model/match.ts";
import type { ServiceOutcome } from "#core/model/service-outcome.ts";
import type { StoreHealth } from "#core/model/store-health.ts";
import type { World } from "#core/world/world.ts";

/** Polling state of one source: one service, read with one client's credentials. */
export interface SourcePollState {
  readonly clientId: string;
  /** Outcome of the last poll. */
  readonly outcome: ServiceOutcome;
  /** Why the last poll failed and what to do; `null` if it did not fail. */
  readonly message: string | null;
  /** Time of the last poll; `null` before the first. */
  readonly at: Instant | null;
  /** Planned time of the next poll; `null` if this process has planned none. */
  readonly nextTry: Instant | null;
  /** Poll interval while polls succeed, in milliseconds; `null` before the first poll. */
  readonly interval: number | null;
  /** Number of items in the newest lists that could not be parsed. */
  readonly quarantined: number;
}

/** The newest lists as received, in the service's order. */
export type RawLists = Readonly<Record<ListName, readonly unknown[]>>;

/** All data that the routes serve. Every change creates a new object and a new world. */
export interface Publication {
  /** `null` before the first response. Stays the last world while a service fails. */
  readonly world: World | null;
  readonly sources: readonly SourcePollState[];
  readonly sentLists: RawLists;
  /** The raw JSON of every match in the newest lists. */
  readonly sent: ReadonlyMap<SiteKey, unknown>;
  /** Whether the archive can store the published data, and if not, why. */
  readonly store: StoreHealth;
}

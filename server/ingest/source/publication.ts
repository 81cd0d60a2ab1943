import type { ListName, SiteKey } from "#core/model/match.ts";
import type { PublishedSource } from "#core/model/poll-state.ts";
import type { StoreHealth } from "#core/model/store-health.ts";
import type { World } from "#core/world/world.ts";

/** The newest lists as received, in the service's order. */
export type RawLists = Readonly<Record<ListName, readonly unknown[]>>;

/** All data that the routes serve. Every change creates a new object and a new world. */
export interface Publication {
  /** `null` before the first response. Stays the last world while a service fails. */
  readonly world: World | null;
  readonly sources: readonly PublishedSource[];
  readonly sentLists: RawLists;
  /** The raw JSON of every match in the newest lists. */
  readonly sent: ReadonlyMap<SiteKey, unknown>;
  /** Whether the archive can store the published data, and if not, why. */
  readonly store: StoreHealth;
}

import type { Instant, ListName, SiteKey } from "#core/model/match.ts";
import type { ServiceOutcome } from "#core/model/service-outcome.ts";
import type { StoreHealth } from "#core/model/store-health.ts";
import type { World } from "#core/world/world.ts";

/** How it stands with one service, read as one client. */
export interface SourceState {
  readonly clientId: string;
  readonly outcome: ServiceOutcome;
  /** What to do next; null when all is well. */
  readonly message: string | null;
  /** When it was asked last, and when it is asked next. */
  readonly at: Instant | null;
  readonly nextTry: Instant | null;
  /** Between two looks that go well, in milliseconds; null where nobody has looked yet. */
  readonly interval: number | null;
  /** Items of its newest lists that were set aside. */
  readonly quarantined: number;
}

/** The newest lists exactly as they were sent, in the service's order. */
export type SentLists = Readonly<Record<ListName, readonly unknown[]>>;

/** Everything readers get. A new object, and a new world, with every change. */
export interface Publication {
  /** Null before the first answer. A service that fails leaves the last one standing. */
  readonly world: World | null;
  readonly sources: readonly SourceState[];
  readonly sentLists: SentLists;
  /** The wire form of every match in the newest lists. */
  readonly sent: ReadonlyMap<SiteKey, unknown>;
  /** Whether the archive stores what is shown. */
  readonly store: StoreHealth;
}

import type { Instant } from "./match.ts";

/**
 * Why the archive cannot store data; what pages show is then in memory only.
 * `unreachable`: PostgreSQL does not respond; `read-only`, `full`: it takes no writes; `missing`: its
 * folder or file is gone; `corrupt`: its file cannot be read; `failing`: a cause of another kind.
 */
export const STORE_FAILURES = [
  "unreachable",
  "read-only",
  "full",
  "missing",
  "corrupt",
  "failing",
] as const;

/** Whether the archive can store data, and why not. */
export const STORE_STATES = ["ok", ...STORE_FAILURES] as const;

export type StoreState = (typeof STORE_STATES)[number];

/** A state in which data is shown but not stored. */
export type StoreFailure = (typeof STORE_FAILURES)[number];

/** Health of the archive's store as this process sees it. */
export interface StoreHealth {
  readonly state: StoreState;
  /** When it left `ok`, on the service's clock, in milliseconds since the epoch; `null` if `ok`. */
  readonly since: Instant | null;
  /** What happened and what to do, in one or two English sentences for staff and logs; `null` if `ok`. */
  readonly message: string | null;
  /** Changes that pages show and the change log does not contain yet; 0 if unknown or none. */
  readonly unstoredChanges: number;
}

/** A store that works. */
export const STORE_OK: StoreHealth = {
  state: "ok",
  since: null,
  message: null,
  unstoredChanges: 0,
};

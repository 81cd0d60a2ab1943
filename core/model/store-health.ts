import type { Instant } from "./match.ts";

/**
 * Why the archive cannot store data, so that displayed data is in memory only.
 * `unreachable`: PostgreSQL does not respond; `read-only`, `full`: writes fail; `missing`: the
 * folder or file does not exist; `corrupt`: the file is unreadable; `failing`: any other cause.
 */
export const STORE_FAILURES = [
  "unreachable",
  "read-only",
  "full",
  "missing",
  "corrupt",
  "failing",
] as const;

/** States of the archive: `ok`, or why it cannot store data. */
export const STORE_STATES = ["ok", ...STORE_FAILURES] as const;

export type StoreState = (typeof STORE_STATES)[number];

/** A state in which data is shown but not stored. */
export type StoreFailure = (typeof STORE_FAILURES)[number];

/** Health of the archive as this process sees it. */
export interface StoreHealth {
  readonly state: StoreState;
  /** When it left `ok`, in service time; `null` if `ok`. */
  readonly since: Instant | null;
  /** Cause and instruction in one or two English sentences; `null` if `ok`. */
  readonly message: string | null;
  /** Number of displayed changes that the change log does not contain yet; 0 if unknown. */
  readonly unstoredChanges: number;
}

/** Health of an archive that can store data. */
export const STORE_OK: StoreHealth = {
  state: "ok",
  since: null,
  message: null,
  unstoredChanges: 0,
};

import * as z from "zod/mini";
import { InstantSchema } from "./instant.ts";

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

/** A state in which data is shown but not stored. */
export type StoreFailure = (typeof STORE_FAILURES)[number];

/** Health of the archive as this process sees it. */
export const StoreHealthSchema = z.object({
  state: z.enum(STORE_STATES),
  /** When it left `ok`, in service time; `null` if `ok`. */
  since: z.nullable(InstantSchema),
  /** Cause, instruction and how the server continues, in English; `null` if `ok`. */
  message: z.nullable(z.string()),
  /** Number of displayed changes that the change log does not contain yet; 0 if unknown. */
  unstoredChanges: z.number(),
});

export type StoreHealth = Readonly<z.output<typeof StoreHealthSchema>>;

/** Health of an archive that can store data. */
export const STORE_OK: StoreHealth = {
  state: "ok",
  since: null,
  message: null,
  unstoredChanges: 0,
};

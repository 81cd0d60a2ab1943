import { createReferenceApp, type ReferenceDeps } from "./app.ts";
import type { ScryptCost } from "#server/platform/secret-hash.ts";
import { createClientStore } from "#server/reference/store/clients.ts";
import { createMatchStore, type MatchStore } from "#server/reference/store/matches.ts";
import { openReferenceDatabase } from "#server/reference/store/tables.ts";

/** The reference service with its open store, not yet listening on an address. */
export type OpenReferenceService = ReturnType<typeof openReferenceService>;

/** Settings of the service, without its store. */
export interface ReferenceServiceSettings extends Omit<ReferenceDeps, "clients" | "matches"> {
  /** Cost parameters of hashing client secrets. */
  readonly cost: ScryptCost;
}

/**
 * Opens the store (`:memory:` for one that is lost when the process ends) and creates the service
 * on top of it; by default it lists the store's matches. Throws SQLite's error if that fails.
 */
export function openReferenceService(
  file: string,
  { cost, ...behaviour }: ReferenceServiceSettings,
  source: (matches: MatchStore) => Pick<MatchStore, "list"> = (matches) => matches,
) {
  const { db, close } = openReferenceDatabase(file);
  const clients = createClientStore(db, cost);
  const matches = createMatchStore(db);
  const app = createReferenceApp({ ...behaviour, clients, matches: source(matches) });
  return { app, clients, matches, close };
}

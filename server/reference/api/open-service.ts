import type { Hono } from "hono";
import { createReferenceApp, type ReferenceDeps } from "./app.ts";
import type { ScryptCost } from "#server/platform/secret-hash.ts";
import { createClients, type Clients } from "#server/reference/store/clients.ts";
import { createMatches, type Matches } from "#server/reference/store/matches.ts";
import { openReferenceTables } from "#server/reference/store/tables.ts";

/** The service over its store, not yet bound to an address. */
export interface OpenService {
  readonly app: Hono;
  readonly clients: Clients;
  readonly matches: Matches;
  /** Closes the store. */
  readonly close: () => void;
}

/** How the service behaves. */
export interface ServiceBehaviour extends Omit<ReferenceDeps, "clients" | "matches"> {
  /** Of hashing client secrets. */
  readonly cost: ScryptCost;
}

/**
 * Opens the store and puts the service on it.
 *
 * @param file `:memory:` for a store that ends with the process
 * @param source what to list instead of the store's matches as they are
 * @throws an `Error` with SQLite's own message when the store cannot be opened
 */
export function openService(
  file: string,
  { cost, ...behaviour }: ServiceBehaviour,
  source: (matches: Matches) => Pick<Matches, "list"> = (matches) => matches,
): OpenService {
  const { db, close } = openReferenceTables(file);
  const clients = createClients(db, cost);
  const matches = createMatches(db);
  const app = createReferenceApp({ ...behaviour, clients, matches: source(matches) });
  return { app, clients, matches, close };
}

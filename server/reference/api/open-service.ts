import type { Hono } from "hono";
import { createReferenceApp, type ReferenceDeps } from "./app.ts";
import type { ScryptCost } from "#server/platform/secret-hash.ts";
import { createClients, type Clients } from "#server/reference/store/clients.ts";
import { createMatches, type Matches } from "#server/reference/store/matches.ts";
import { openReferenceTables } from "#server/reference/store/tables.ts";

/** The reference service with its open store, not yet listening on an address. */
export interface OpenService {
  /** Routes of the service. */
  readonly app: Hono;
  readonly clients: Clients;
  readonly matches: Matches;
  /** Closes the store. */
  readonly close: () => void;
}

/** Settings of the service, without its store. */
export interface ServiceBehaviour extends Omit<ReferenceDeps, "clients" | "matches"> {
  /** Cost parameters of hashing client secrets. */
  readonly cost: ScryptCost;
}

/**
 * Opens the store and creates the service on top of it.
 *
 * @param file `:memory:` for a store that is lost when the process ends
 * @param source returns the provider of the listed matches; default: the store's matches
 * @throws an `Error` with SQLite's message if the store cannot be opened
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

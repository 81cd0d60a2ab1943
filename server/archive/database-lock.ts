import { Client } from "pg";
import { ArchiveError } from "./archive-error.ts";
import { connectionConfig } from "./connection.ts";
import { LEASE_LOCK } from "./lease.ts";
import { unreachable } from "./unreachable.ts";

/**
 * Holds the poller lease for as long as a command runs: no other process writes meanwhile. Answers
 * how to give it back.
 *
 * @throws {ArchiveError} `archive-in-use` while another process leads, `archive-unreachable`
 */
export async function lockDatabase(url: string): Promise<() => Promise<void>> {
  const client = new Client(connectionConfig(url));
  try {
    await client.connect();
  } catch (error) {
    await client.end();
    throw unreachable(error);
  }
  const { rows } = await client.query<{ got: boolean }>(
    "select pg_try_advisory_lock($1, $2) as got",
    [...LEASE_LOCK],
  );
  if (rows[0]?.got === true) return () => client.end();
  await client.end();
  throw new ArchiveError(
    "archive-in-use",
    "Matchdesk is running on this database. Stop every process of it first, then try again.",
  );
}

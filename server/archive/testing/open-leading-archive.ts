import { LEASE_TIMES } from "#server/archive/engines/lease-state.ts";
import {
  openArchive,
  type PersistentArchiveLocation,
} from "#server/archive/engines/open-archive.ts";
import type { OpenArchive } from "#server/archive/engines/archive.ts";
import { createArchiveEventRecorder } from "./lease-instance.ts";
import { SAMPLE_BIRTH } from "./samples.ts";

/** Creates an empty store; returns its location. */
export type CreateStore = () => Promise<PersistentArchiveLocation>;

/** Opens an archive. Resolves once it leads, rejects when the store has a problem. */
export async function openLeadingArchive(
  place: PersistentArchiveLocation,
  lease = LEASE_TIMES,
): Promise<OpenArchive> {
  const { listener, events, until } = createArchiveEventRecorder();
  const archive = await openArchive(place, SAMPLE_BIRTH, listener, { lease });
  await until(({ isLeading, failures }) => isLeading || failures.length > 0);
  if (!events.isLeading) throw new Error(`The store has a problem: ${events.failures.join()}`);
  return archive;
}

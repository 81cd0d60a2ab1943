import { once, EventEmitter } from "node:events";
import type { LeaseTimes } from "#server/archive/engines/lease-times.ts";
import { openPostgresArchive } from "#server/archive/engines/postgres-archive.ts";
import type { OpenArchive } from "#server/archive/repository.ts";
import { SAMPLE_BIRTH } from "./samples.ts";
import { SILENT_LISTENER } from "./silent-listener.ts";

/** Opens an archive in PostgreSQL. Resolves once it leads, rejects when the store has a problem. */
export async function openLeadingPostgres(url: string, times?: LeaseTimes): Promise<OpenArchive> {
  const events = new EventEmitter();
  const listener = {
    ...SILENT_LISTENER,
    led: () => events.emit("led"),
    storeProblem: (error: Error | null) => error !== null && events.emit("error", error),
  };
  const archive = await openPostgresArchive(
    url,
    SAMPLE_BIRTH,
    listener,
    times === undefined ? {} : { lease: times },
  );
  while (archive.role() !== "leading") await once(events, "led");
  return archive;
}

import type { ArchiveLocation } from "./archive/engines/open-archive.ts";
import type { PostgresTiming } from "./archive/engines/postgres-timing.ts";
import { openTablesForCommand } from "./archive/engines/open-tables-for-command.ts";
import { openArchive } from "./archive/engines/open-archive.ts";
import { measureTickCommits } from "./archive/engines/measure-tick-commits.ts";
import type { ArchiveListener, OpenArchive } from "./archive/repository.ts";
import type { TimeSources } from "./clock/clock.ts";
import { createInitialArchiveValues, getArchiveLocation } from "./config/archive-location.ts";
import type { Config } from "./config/config.ts";
import type { Metrics } from "./metrics.ts";
import type { Logger } from "./platform/logger.ts";
import { describeFolderReadableByOthers } from "./platform/private-files.ts";

/** Opens the archive of a configuration, and measures its commits. */
export async function openConfiguredArchive(
  config: Config,
  listener: ArchiveListener,
  deps: {
    readonly time: TimeSources;
    readonly metrics: Pick<Metrics, "noteCommit">;
    readonly logger: Pick<Logger, "warn">;
    readonly postgres?: PostgresTiming | undefined;
  },
): Promise<OpenArchive> {
  const { time, metrics, logger, postgres } = deps;
  const isDemo = config.credentials.length === 0;
  const birth = createInitialArchiveValues(time.wall());
  const configured = getArchiveLocation(config);
  if (isDemo && config.isStoreConfigured) {
    // Only reports a problem with it, before the service is configured.
    const tables = await openTablesForCommand(configured, birth);
    await tables.close();
  }
  // Each start creates new demo data, which would contradict archived data.
  const location: ArchiveLocation = isDemo ? { type: "memory" } : configured;
  const archive = await openArchive(location, birth, listener, postgres);
  const warning =
    location.type === "folder" ? describeFolderReadableByOthers(location.folder) : null;
  if (warning !== null) logger.warn({}, warning);
  return measureTickCommits(archive, time.monotonic, (duration) => metrics.noteCommit(duration));
}

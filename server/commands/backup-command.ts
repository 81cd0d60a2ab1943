import type { ArchiveCommand } from "./archive-command.ts";
import { createProgressPrinter } from "#server/platform/command.ts";
import { createInitialArchiveValues, getArchiveLocation } from "#server/config/archive-location.ts";
import { backupArchive } from "#server/archive/copies/backup.ts";

/** Command `npm run backup -- FILE`. */
export const BACKUP_COMMAND: ArchiveCommand = {
  usage: "backup -- FILE",
  help: "Writes the whole archive, except sessions, to FILE in SQLite format. Matchdesk may be running.",
  takes: [1, 1],
  run: async ([file = ""], config, { now, say }) => {
    await backupArchive(
      getArchiveLocation(config),
      file,
      createInitialArchiveValues(now()),
      createProgressPrinter("backup", say),
    );
    return `Backed up the whole archive to ${file}.`;
  },
};

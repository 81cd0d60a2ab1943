import type { ArchiveCommand } from "./archive-command.ts";
import { createProgressPrinter } from "#server/platform/command.ts";
import { createInitialArchiveValues, getArchiveLocation } from "#server/config/archive-location.ts";
import { restoreArchive, type RestoreResult } from "#server/archive/copies/restore.ts";

/** Command `npm run restore -- FILE`. */
export const RESTORE_COMMAND: ArchiveCommand = {
  usage: "restore -- FILE",
  help: "Replaces the archive with the backup in FILE. Stop Matchdesk first. Names that were deleted with forget stay deleted; an archive file that is damaged, empty or of a newer version is renamed and kept.",
  takes: [1, 1],
  run: async ([file = ""], config, { now, say }) => {
    const progress = createProgressPrinter("restore", say);
    const place = getArchiveLocation(config);
    return describeRestored(
      file,
      await restoreArchive(place, file, createInitialArchiveValues(now()), progress),
    );
  },
};

function describeRestored(file: string, restored: RestoreResult): string {
  const { keptForgotten, matches, changes, deskTexts, aside, salvaged } = restored;
  const lines = [`Restored the archive from ${file}.`];
  if (aside !== null) lines.push(`The unusable archive is now ${aside}.`);
  if (!salvaged) {
    lines.push(
      'The names deleted in it cannot be read: run "npm run forget" again for each of them.',
    );
  } else if (keptForgotten > 0) {
    lines.push(
      `Kept ${keptForgotten} names deleted: replaced them in ${matches} matches and ${changes} changes, and deleted ${deskTexts} staff notes that contained them.`,
    );
  } else {
    lines.push(
      'No name had been deleted in this archive. If names were deleted in another archive after this backup, restore the newest backup first and then this one again, or run "npm run forget" again for each of them.',
    );
  }
  return lines.join(" ");
}

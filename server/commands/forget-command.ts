import type { ArchiveCommand } from "./archive-command.ts";
import { CommandError } from "#server/platform/command.ts";
import { createInitialArchiveValues, getArchiveLocation } from "#server/config/archive-location.ts";
import { createArchive } from "#server/archive/engines/archive.ts";
import { openTablesForCommand } from "#server/archive/engines/open-tables-for-command.ts";

/** Command `npm run forget -- NAME`. */
export const FORGET_COMMAND: ArchiveCommand = {
  usage: 'forget -- "NAME"',
  help: "Replaces a contestant's name with a pseudonym in the whole archive and in all future data. This cannot be undone. With SQLite, stop Matchdesk first; with PostgreSQL it may be running.",
  takes: [1, 1],
  run: async ([name = ""], config, { now }) => {
    if (name.trim() === "") throw new CommandError("Specify the name as the service sends it.");
    const tables = await openTablesForCommand(
      getArchiveLocation(config),
      createInitialArchiveValues(now()),
    );
    try {
      const forgotten = await createArchive(tables.db, tables.commit).forgetName(name, now());
      await tables.compact();
      const { pseudonym, matches, changes, deskTexts } = forgotten;
      return `Replaced the name with ${pseudonym} in ${matches} matches and ${changes} changes, and in all future data. Deleted ${deskTexts} staff notes that contained it. Earlier backups still contain the name.`;
    } finally {
      await tables.close();
    }
  },
};

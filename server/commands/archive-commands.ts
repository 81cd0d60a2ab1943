import { snapshotOfFile } from "#core/snapshot/snapshot.ts";
import { normalize } from "#core/wire/normalize.ts";
import type { ArchiveCommand } from "./archive-command.ts";
import { CommandError, createProgressPrinter } from "#server/platform/command.ts";
import { archiveOriginOf, archiveLocation } from "#server/config/archive-location.ts";
import { createArchive } from "#server/archive/engines/archive.ts";
import { backupArchive } from "#server/archive/copies/backup.ts";
import { openTables } from "#server/archive/engines/open-tables.ts";
import { restoreArchive, type Restored } from "#server/archive/copies/restore.ts";
import { rewriteNames } from "#server/names/rewrite-names.ts";
import { readEnvelopes } from "./inspect-files.ts";

/** Command `npm run backup -- FILE`. */
export const BACKUP: ArchiveCommand = {
  usage: "backup -- FILE",
  help: "Writes the whole archive, except sessions, to FILE in SQLite format. Matchdesk may be running.",
  takes: [1, 1],
  run: async ([file = ""], config, { now, say }) => {
    await backupArchive(
      archiveLocation(config),
      file,
      archiveOriginOf(now()),
      createProgressPrinter("backup", say),
    );
    return `Backed up the whole archive to ${file}.`;
  },
};

/** Command `npm run restore -- FILE`. */
export const RESTORE: ArchiveCommand = {
  usage: "restore -- FILE",
  help: "Replaces the archive with the backup in FILE. Stop Matchdesk first. Names that were deleted with forget stay deleted; an archive file that is damaged, empty or of a newer version is renamed and kept.",
  takes: [1, 1],
  run: async ([file = ""], config, { now, say }) => {
    const progress = createProgressPrinter("restore", say);
    const place = archiveLocation(config);
    return describeRestored(
      file,
      await restoreArchive(place, file, archiveOriginOf(now()), progress),
    );
  },
};

function describeRestored(file: string, restored: Restored): string {
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

/** Command `npm run import -- FILE…`. */
export const IMPORT: ArchiveCommand = {
  usage: "import -- FILE…",
  help: "Adds matches from files with match lists of the service, e.g. from before the first poll, to the archive of UPSTREAM_URL and CLIENT_ID. Archived matches stay unchanged.",
  takes: [1, Infinity],
  run: async (files, config, { now }) => {
    const [credential] = config.credentials;
    if (credential === undefined) {
      throw new CommandError(
        "Set UPSTREAM_URL, CLIENT_ID and CLIENT_SECRET: they select the archive to import into.",
      );
    }
    const { items, problems } = await readEnvelopes(files);
    if (problems.length > 0) throw new CommandError(problems.join("\n"));
    const tables = await openTables(archiveLocation(config), archiveOriginOf(now()));
    try {
      const archive = createArchive(tables.db, tables.commit);
      const replace = await archive.findNameReplacer();
      const renamed =
        replace === null
          ? items
          : items.map((item) => rewriteNames(item, replace, (unkeyed) => unkeyed));
      const { matches, sent, quarantined } = normalize(renamed, { zone: config.timeZone });
      const seen = [...snapshotOfFile(matches, now()).matches.values()];
      const { sources } = await archive.openSources([
        { address: credential.baseUrl, client: credential.clientId },
      ]);
      const added = (await sources[0]?.insertAll(seen, sent)) ?? 0;
      const known = matches.length - added;
      return `Added ${added} matches; ${known} were archived already, ${quarantined} could not be parsed.`;
    } finally {
      await tables.close();
    }
  },
};

/** Command `npm run forget -- NAME`. */
export const FORGET: ArchiveCommand = {
  usage: 'forget -- "NAME"',
  help: "Replaces a contestant's name with a pseudonym in the whole archive and in all future data. This cannot be undone. With SQLite, stop Matchdesk first; with PostgreSQL it may be running.",
  takes: [1, 1],
  run: async ([name = ""], config, { now }) => {
    if (name.trim() === "") throw new CommandError("Specify the name as the service sends it.");
    const tables = await openTables(archiveLocation(config), archiveOriginOf(now()));
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

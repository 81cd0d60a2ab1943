import { snapshotOfFile } from "#core/snapshot/snapshot.ts";
import { normalize } from "#core/wire/normalize.ts";
import type { ArchiveCommand } from "./archive-command.ts";
import { CommandError, sayTenths } from "#server/platform/command.ts";
import { archiveBirth, archiveLocation } from "#server/config/archive-location.ts";
import { createArchive } from "#server/archive/engines/archive.ts";
import { backupArchive } from "#server/archive/copies/backup.ts";
import { openTables } from "#server/archive/engines/open-tables.ts";
import { restoreArchive, type Restored } from "#server/archive/copies/restore.ts";
import { rewriteNames } from "#server/names/rewrite-names.ts";
import { readEnvelopes } from "./inspect-files.ts";

/** `npm run backup -- FILE` */
export const BACKUP: ArchiveCommand = {
  usage: "backup -- FILE",
  help: "Writes everything in the archive, without sessions, to FILE as SQLite. Matchdesk may be running.",
  takes: [1, 1],
  run: async ([file = ""], config, { now, say }) => {
    await backupArchive(
      archiveLocation(config),
      file,
      archiveBirth(now()),
      sayTenths("backup", say),
    );
    return `Everything in the archive is in ${file}.`;
  },
};

/** `npm run restore -- FILE` */
export const RESTORE: ArchiveCommand = {
  usage: "restore -- FILE",
  help: "Replaces the archive with the backup in FILE. Stop Matchdesk first. Names that were forgotten here stay forgotten; an archive that is damaged, empty or newer is set aside.",
  takes: [1, 1],
  run: async ([file = ""], config, { now, say }) => {
    const progress = sayTenths("restore", say);
    const place = archiveLocation(config);
    return describeRestored(file, await restoreArchive(place, file, archiveBirth(now()), progress));
  },
};

function describeRestored(file: string, restored: Restored): string {
  const { keptForgotten, matches, changes, deskTexts, aside, salvaged } = restored;
  const lines = [`The archive is as it was when ${file} was written.`];
  if (aside !== null) lines.push(`The archive that could not be used is now ${aside}.`);
  if (!salvaged) {
    lines.push("Which names were forgotten in it cannot be read: run forget again for each.");
  } else if (keptForgotten > 0) {
    lines.push(
      `${keptForgotten} forgotten names stay forgotten: replaced in ${matches} matches and ${changes} changes; ${deskTexts} notes of staff that named them are deleted.`,
    );
  } else {
    lines.push(
      "No name had been forgotten in this archive. If names were forgotten elsewhere since, restore the newest backup first and then this one again, or run forget again for each.",
    );
  }
  return lines.join(" ");
}

/** `npm run import -- FILE…` */
export const IMPORT: ArchiveCommand = {
  usage: "import -- FILE…",
  help: "Adds matches of wire files that were played before watching began, to the archive of UPSTREAM_URL and CLIENT_ID. Matches that the archive contains stay as they are.",
  takes: [1, Infinity],
  run: async (files, config, { now }) => {
    const [credential] = config.credentials;
    if (credential === undefined) {
      throw new CommandError(
        "Set UPSTREAM_URL, CLIENT_ID and CLIENT_SECRET: they say whose archive the files belong to.",
      );
    }
    const { items, problems } = await readEnvelopes(files);
    if (problems.length > 0) throw new CommandError(problems.join("\n"));
    const tables = await openTables(archiveLocation(config), archiveBirth(now()));
    try {
      const archive = createArchive(tables.db, tables.commit);
      const replace = await archive.findNameReplacer();
      const kept =
        replace === null
          ? items
          : items.map((item) => rewriteNames(item, replace, (unkeyed) => unkeyed));
      const { matches, sent, quarantined } = normalize(kept, { zone: config.timeZone });
      const seen = [...snapshotOfFile(matches, now()).matches.values()];
      const { sources } = await archive.openSources([
        { address: credential.baseUrl, client: credential.clientId },
      ]);
      const added = (await sources[0]?.insertAll(seen, sent)) ?? 0;
      const known = matches.length - added;
      return `Added ${added} matches; ${known} were known already, ${quarantined} could not be read.`;
    } finally {
      await tables.close();
    }
  },
};

/** `npm run forget -- NAME` */
export const FORGET: ArchiveCommand = {
  usage: 'forget -- "NAME"',
  help: "Replaces a contestant's name by a pseudonym in the whole archive, now and whenever the service sends it again. It cannot be undone. Matchdesk may be running on PostgreSQL; with SQLite stop it first.",
  takes: [1, 1],
  run: async ([name = ""], config, { now }) => {
    if (name.trim() === "") throw new CommandError("Give the name as the service writes it.");
    const tables = await openTables(archiveLocation(config), archiveBirth(now()));
    try {
      const forgotten = await createArchive(tables.db, tables.commit).forgetName(name, now());
      await tables.compact();
      const { pseudonym, matches, changes, deskTexts } = forgotten;
      return `${pseudonym} stands in its place from now on: in ${matches} matches, ${changes} changes, and whenever it comes again. ${deskTexts} notes of staff that named it are deleted. Backups made before still hold the name.`;
    } finally {
      await tables.close();
    }
  },
};

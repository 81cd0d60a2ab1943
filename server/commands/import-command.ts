import { snapshotOfFile } from "#core/snapshot/snapshot.ts";
import { createMatchListNormalizer } from "#core/wire/normalize-match-list.ts";
import type { ArchiveCommand } from "./archive-command.ts";
import { CommandError } from "#server/platform/command.ts";
import { createInitialArchiveValues, getArchiveLocation } from "#server/config/archive-location.ts";
import { createArchive } from "#server/archive/engines/archive.ts";
import { openTablesForCommand } from "#server/archive/engines/open-tables-for-command.ts";
import { replaceNamesInJson } from "#server/names/replace-names-in-json.ts";
import { readMatchListFiles } from "./inspect-files.ts";

/** Command `npm run import -- FILE…`. */
export const IMPORT_COMMAND: ArchiveCommand = {
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
    const { items, problems } = await readMatchListFiles(files);
    if (problems.length > 0) throw new CommandError(problems.join("\n"));
    const tables = await openTablesForCommand(
      getArchiveLocation(config),
      createInitialArchiveValues(now()),
    );
    try {
      const archive = createArchive(tables.db, tables.commit);
      const replace = await archive.findNameReplacer();
      const renamed =
        replace === null
          ? items
          : items.map((item) => replaceNamesInJson(item, replace, (unkeyed) => unkeyed));
      const { matches, sent, quarantined } = createMatchListNormalizer(config.timeZone)(renamed);
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

import { parseArgs } from "node:util";
import { separateIdsOfFile } from "#core/snapshot/shared-ids.ts";
import { emptySnapshot, snapshotOfFile } from "#core/snapshot/snapshot.ts";
import { createMatchListNormalizer } from "#core/wire/normalize-match-list.ts";
import {
  backupArchive,
  restoreArchive,
  type RestoreResult,
} from "#server/archive/copies/copies.ts";
import { ArchiveError, convertStoreError } from "#server/archive/database/archive-error.ts";
import { type Archive, createArchive } from "#server/archive/engines/archive.ts";
import { openTablesForCommand } from "#server/archive/engines/open-tables-for-command.ts";
import type { ForgetResult } from "#server/archive/repository.ts";
import { COMMANDS as DEFINITIONS } from "#server/command-line/commands.ts";
import { createInitialArchiveValues, getArchiveLocation } from "#server/config/archive-location.ts";
import type { Config, Environment } from "#server/config/config.ts";
import { requireConfig } from "#server/config/load-config.ts";
import { describeStartFailure } from "#server/config/start-failure.ts";
import { replaceNamesInJson } from "#server/names/replace-names-in-json.ts";
import {
  CommandError,
  type CommandOutcome,
  createProgressPrinter,
  runCommand,
  EXIT_CODES,
} from "#server/platform/command.ts";
import { readMatchListFiles } from "./inspect-files.ts";
import { confirm, type Terminal } from "./terminal.ts";

interface CommandDeps {
  readonly env: Environment;
  /** Returns a file's text; throws if it cannot be read. */
  readonly readFile: (path: string) => string;
  /** Returns milliseconds since the epoch. */
  readonly now: () => number;
  /** Prints a line of progress. */
  readonly say: (line: string) => void;
  readonly terminal: Terminal;
}

/** Options of the commands. */
interface CommandOptions {
  /** Whether `forget` does not ask. */
  readonly yes?: boolean;
}

/** Runs the command; resolves to its result in one line. */
type ArchiveCommand = (
  args: readonly string[],
  config: Config,
  deps: CommandDeps & CommandOptions,
) => Promise<string>;

const backUp: ArchiveCommand = async ([file = ""], config, { now, say }) => {
  const progress = createProgressPrinter("backup", say);
  const initial = createInitialArchiveValues(now());
  await backupArchive(getArchiveLocation(config), file, initial, progress);
  return `Backed up the whole archive to ${file}.`;
};

const restore: ArchiveCommand = async ([file = ""], config, { now, say }) => {
  const progress = createProgressPrinter("restore", say);
  const initial = createInitialArchiveValues(now());
  const restored = await restoreArchive(getArchiveLocation(config), file, initial, progress);
  return describeRestored(file, restored);
};

const forget: ArchiveCommand = async ([name = ""], config, { now, yes = false, terminal }) => {
  if (name.trim() === "") throw new CommandError("Specify the name as the service sends it.");
  return withArchive(config, now(), async (archive, compact) => {
    const preview = await archive.previewForgetName(name, now());
    const { pseudonym: _, ...counts } = preview;
    if (Object.values(counts).every((count) => count === 0)) {
      throw new CommandError(
        `No match, change or staff note in the archive contains the name "${name}", so nothing was changed. Specify it as the service sends it; it may also be deleted already.`,
        EXIT_CODES.notFound,
      );
    }
    if (!yes) {
      const plan = `This replaces "${name}" with a pseudonym ${describeForgotten(preview)} This cannot be undone.`;
      await confirm(terminal, plan);
    }
    const forgotten = await archive.forgetName(name, now());
    await compact();
    return `Replaced the name with ${forgotten.pseudonym} ${describeForgotten(forgotten)} Earlier backups still contain the name.`;
  });
};

const importFiles: ArchiveCommand = async (files, config, { now }) => {
  const [credential] = config.credentials;
  if (credential === undefined) {
    throw new CommandError(
      "Set UPSTREAM_URL, CLIENT_ID and CLIENT_SECRET: they select the archive to import into.",
    );
  }
  const items = await readMatchListFiles(files);
  return withArchive(config, now(), async (archive) => {
    const replace = await archive.findNameReplacer();
    const renamed =
      replace === null
        ? items
        : items.map((item) => replaceNamesInJson(item, replace, (unkeyed) => unkeyed));
    const { matches, sent, quarantined } = createMatchListNormalizer(config.timeZone)(renamed);
    const { sources } = await archive.openSources([
      { address: credential.baseUrl, client: credential.clientId },
    ]);
    const [source] = sources;
    const owners = (await source?.findTournamentsByIds(matches)) ?? [];
    const tournaments = [...owners, ...matches.map(({ tournament }) => tournament.key)];
    const known = (await source?.findAllByTournaments([...new Set(tournaments)])) ?? [];
    const named = separateIdsOfFile(emptySnapshot(now()).matches.with(known), matches);
    const seen = [...snapshotOfFile(named, now()).matches.values()];
    const sentByKey = new Map(named.map(({ key }, at) => [key, sent[at]]));
    const added = (await source?.insertAll(seen, sentByKey)) ?? 0;
    return `Added ${added} matches; ${matches.length - added} were archived already, ${quarantined} could not be parsed.`;
  });
};

const COMMANDS = { backup: backUp, restore, forget, import: importFiles } as const;

export type ArchiveCommandName = keyof typeof COMMANDS;

/**
 * Runs a command on the archive, after its arguments were checked. Expected errors become an exit
 * code and one line with an instruction.
 */
export async function runArchiveCommand(
  name: ArchiveCommandName,
  args: readonly string[],
  deps: CommandDeps,
): Promise<CommandOutcome> {
  try {
    const { options } = DEFINITIONS.forget;
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    return await runCommand(() =>
      COMMANDS[name](positionals, requireConfig(deps.env, deps.readFile), { ...deps, ...values }),
    );
  } catch (error) {
    const failure = convertStoreError(error, "in DATA_DIR");
    if (!(failure instanceof ArchiveError)) throw error;
    if (failure.id === "archive-backup")
      return { exitCode: EXIT_CODES.invalidData, line: failure.message };
    return describeStartFailure(failure);
  }
}

function describeForgotten({ matches, changes, deductions, deskTexts }: ForgetResult): string {
  return `in ${matches} matches, ${changes} changes and ${deductions} deductions of points, and in all future data; staff notes that contain it are deleted: ${deskTexts}.`;
}

/** Opens the archive for `use`, and closes it after that. */
async function withArchive(
  config: Config,
  now: number,
  use: (archive: Archive, compact: () => Promise<void>) => Promise<string>,
): Promise<string> {
  const initial = createInitialArchiveValues(now);
  const tables = await openTablesForCommand(getArchiveLocation(config), initial);
  try {
    return await use(createArchive(tables.db, tables.commit), () => tables.compact());
  } finally {
    await tables.close();
  }
}

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

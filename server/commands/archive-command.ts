import { ArchiveError } from "#server/archive/database/archive-error.ts";
import { convertStoreError } from "#server/archive/database/store-error.ts";
import {
  type Config,
  type Environment,
  parseConfig,
  formatConfigProblems,
} from "#server/config/config.ts";
import { CommandError, type CommandOutcome } from "#server/platform/command.ts";
import { describeStartFailure } from "#server/config/start-failure.ts";
import { EXIT_CODES } from "#server/platform/exit-codes.ts";

export interface CommandDeps {
  readonly env: Environment;
  /** Returns a file's text; throws if it cannot be read. */
  readonly readFile: (path: string) => string;
  /** Returns milliseconds since the epoch. */
  readonly now: () => number;
  /** Prints a line of progress. */
  readonly say: (line: string) => void;
}

export interface ArchiveCommand {
  /** Usage, after `npm run`. */
  readonly usage: string;
  /** Description for `--help`. */
  readonly help: string;
  /** Minimum and maximum number of arguments. */
  readonly takes: readonly [least: number, most: number];
  /** Runs the command; resolves to its result in one line. */
  readonly run: (args: readonly string[], config: Config, deps: CommandDeps) => Promise<string>;
}

/** Runs a command. Expected errors become an exit code and one line with an instruction. */
export async function runArchiveCommand(
  command: ArchiveCommand,
  args: readonly string[],
  deps: CommandDeps,
): Promise<CommandOutcome> {
  // `--help` is never treated as the name of a file or a contestant.
  if (args.includes("--help")) {
    return { exitCode: 0, line: `Usage: npm run ${command.usage}\n\n${command.help}` };
  }
  const [least, most] = command.takes;
  if (args.length < least || args.length > most) {
    return { exitCode: EXIT_CODES.usage, line: `Usage: npm run ${command.usage}` };
  }
  const parsed = parseConfig(deps.env, deps.readFile);
  if (!parsed.ok)
    return {
      exitCode: EXIT_CODES.configuration,
      line: formatConfigProblems(parsed.problems).trimEnd(),
    };
  try {
    return { exitCode: 0, line: await command.run(args, parsed.config, deps) };
  } catch (error) {
    if (error instanceof CommandError)
      return { exitCode: EXIT_CODES.invalidData, line: error.message };
    const failure = convertStoreError(error, "in DATA_DIR");
    if (!(failure instanceof ArchiveError)) throw error;
    if (failure.id === "archive-backup")
      return { exitCode: EXIT_CODES.invalidData, line: failure.message };
    return describeStartFailure(failure);
  }
}

import { ArchiveError } from "#server/archive/database/archive-error.ts";
import { storeFailure } from "#server/archive/database/store-failure.ts";
import {
  type Config,
  type Environment,
  EXIT_CONFIG,
  parseConfig,
  renderProblems,
} from "#server/config/config.ts";
import { CommandError, type CommandOutcome } from "#server/platform/command.ts";
import { describeStartFailure } from "#server/config/start-failure.ts";

/** sysexits.h: wrong arguments, wrong data. */
const EXIT_USAGE = 64;
const EXIT_DATA = 65;

/** What a command may use of its surroundings. */
export interface CommandDeps {
  readonly env: Environment;
  /** Answers a file's text; throws where it cannot. */
  readonly readFile: (path: string) => string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Takes a line for people who wait. */
  readonly say: (line: string) => void;
}

/** A command on the archive of this configuration. */
export interface ArchiveCommand {
  /** How it is called, after `npm run`. */
  readonly usage: string;
  /** What it does, in sentences for `--help`. */
  readonly help: string;
  /** How many arguments it takes at least and at most. */
  readonly takes: readonly [least: number, most: number];
  /** Does it, and answers what was done in one line. */
  readonly run: (args: readonly string[], config: Config, deps: CommandDeps) => Promise<string>;
}

/** Runs a command; whatever goes wrong ends as one line that says what to do next. */
export async function runArchiveCommand(
  command: ArchiveCommand,
  args: readonly string[],
  deps: CommandDeps,
): Promise<CommandOutcome> {
  // A file or a contestant of this name would be a mistake far more often than meant.
  if (args.includes("--help")) {
    return { exitCode: 0, line: `Usage: npm run ${command.usage}\n\n${command.help}` };
  }
  const [least, most] = command.takes;
  if (args.length < least || args.length > most) {
    return { exitCode: EXIT_USAGE, line: `Usage: npm run ${command.usage}` };
  }
  const parsed = parseConfig(deps.env, deps.readFile);
  if (!parsed.ok) return { exitCode: EXIT_CONFIG, line: renderProblems(parsed.problems).trimEnd() };
  try {
    return { exitCode: 0, line: await command.run(args, parsed.config, deps) };
  } catch (error) {
    if (error instanceof CommandError) return { exitCode: EXIT_DATA, line: error.message };
    const failure = storeFailure(error, "in DATA_DIR");
    if (!(failure instanceof ArchiveError)) throw error;
    if (failure.id === "archive-backup") return { exitCode: EXIT_DATA, line: failure.message };
    return describeStartFailure(failure);
  }
}

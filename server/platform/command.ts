/** Exit codes of all programs, as in sysexits.h, except the first two. */
export const EXIT_CODES = {
  /** No data matches the search: as in grep. */
  notFound: 1,
  /** The command line is wrong: as in shells and most programs. */
  usage: 2,
  /** The input data is invalid. */
  invalidData: 65,
  /** A service or an address is not available. */
  unavailable: 69,
  /** Writing a file failed. */
  inputOutput: 74,
  /** The configuration or the installation is unusable. */
  configuration: 78,
} as const;

export interface CommandOutcome {
  readonly exitCode: number;
  /** One line (several for `--help`): for stdout after success, for stderr after a failure. */
  readonly line: string;
}

/** An invalid file, argument or setting, or a silent server. The message is one line. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  readonly exitCode: number;

  constructor(message: string, exitCode: number = EXIT_CODES.invalidData) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Runs a command. A `CommandError` becomes its outcome. */
export async function runCommand(run: () => Promise<string> | string): Promise<CommandOutcome> {
  try {
    return { exitCode: 0, line: await run() };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return { exitCode: error.exitCode, line: error.message };
  }
}

/** Prints the result of a command, and sets the exit code of this process. */
export function printOutcome({ exitCode, line }: CommandOutcome): void {
  const stream = exitCode === 0 ? process.stdout : process.stderr;
  stream.write(`${line}\n`);
  process.exitCode = exitCode;
}

/** Creates a progress function that prints a line for every completed tenth. */
export function createProgressPrinter(
  command: string,
  say: (line: string) => void,
  unit = "rows",
): (done: number, total: number) => void {
  let printedTenths = 0;
  return (done, total) => {
    const tenths = total === 0 ? 10 : Math.floor((10 * done) / total);
    if (tenths <= printedTenths) return;
    printedTenths = tenths;
    say(`${command}: ${tenths * 10}% of ${total} ${unit}`);
  };
}

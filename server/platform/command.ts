import { EXIT_CODES } from "./exit-codes.ts";

export interface CommandOutcome {
  readonly exitCode: number;
  /** One line (several for `--help`): for stdout after success, for stderr after a failure. */
  readonly line: string;
}

/**
 * An invalid file, argument or setting, or a server that does not respond. The message is one line
 * for the caller of the command.
 */
export class CommandError extends Error {
  override readonly name = "CommandError";
  readonly exitCode: number;

  constructor(message: string, exitCode: number = EXIT_CODES.invalidData) {
    super(message);
    this.exitCode = exitCode;
  }
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

export interface CommandOutcome {
  readonly exitCode: number;
  /** One line (several for `--help`): for stdout after success, for stderr after a failure. */
  readonly line: string;
}

/** An invalid file, argument or setting. The message is one line for the caller of the command. */
export class CommandError extends Error {
  override readonly name = "CommandError";
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

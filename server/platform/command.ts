export interface CommandOutcome {
  readonly exitCode: number;
  /** One line (`--help`: several), for stdout where all went well and for stderr otherwise. */
  readonly line: string;
}

/** A file, an argument or a setting that a command cannot use, in a line for whoever called it. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

/** A progress that says every tenth of the way in a line. */
export function sayTenths(
  what: string,
  say: (line: string) => void,
  unit = "rows",
): (done: number, total: number) => void {
  let said = 0;
  return (done, total) => {
    const tenths = total === 0 ? 10 : Math.floor((10 * done) / total);
    if (tenths <= said) return;
    said = tenths;
    say(`${what}: ${tenths * 10}% of ${total} ${unit}`);
  };
}

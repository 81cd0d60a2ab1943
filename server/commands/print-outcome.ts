import type { CommandOutcome } from "#server/platform/command.ts";

/** Prints the result of a command, and sets the exit code of this process. */
export function printOutcome({ exitCode, line }: CommandOutcome): void {
  const stream = exitCode === 0 ? process.stdout : process.stderr;
  stream.write(`${line}\n`);
  process.exitCode = exitCode;
}

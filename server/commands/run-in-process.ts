import { readFileSync } from "node:fs";
import { type ArchiveCommand, runArchiveCommand } from "./archive-command.ts";
import { printOutcome } from "./print-outcome.ts";
import { systemTime } from "#server/clock/clock.ts";

/** Runs a command with the arguments and environment of this process, and sets its exit code. */
export async function runInProcess(command: ArchiveCommand): Promise<void> {
  printOutcome(
    await runArchiveCommand(command, process.argv.slice(2), {
      env: process.env,
      readFile: (path) => readFileSync(path, "utf8"),
      now: systemTime.wall,
      say: (progress) => void process.stderr.write(`${progress}\n`),
    }),
  );
}

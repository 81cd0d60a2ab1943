/**
 * `npm run -s inspect -- FILE… [--now ISO] [--contestant=NAME]…`: reads files with match lists, or
 * the configured service if there are no files, and prints one JSON document on stdout. Errors are
 * printed on stderr.
 */
import { systemTime } from "#server/clock/clock.ts";
import { printOutcome, runCommand } from "#server/platform/command.ts";
import { INSPECT_USAGE, runInspect } from "./inspect-command.ts";

const args = process.argv.slice(2);
printOutcome(
  await runCommand(async () =>
    args.includes("--help")
      ? INSPECT_USAGE
      : JSON.stringify(await runInspect(args, process.env, systemTime.wall), null, 2),
  ),
);

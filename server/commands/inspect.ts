/**
 * `npm run -s inspect -- FILE… [--now ISO] [--contestant=NAME]…`: reads files with match lists, or
 * the configured service if there are no files, and prints one JSON document on stdout. Errors are
 * printed on stderr.
 */
import { systemTime } from "#server/clock/clock.ts";
import { INSPECT_USAGE } from "./inspect-arguments.ts";
import { runInspect } from "./inspect-command.ts";

const args = process.argv.slice(2);
if (args.includes("--help")) {
  process.stdout.write(`${INSPECT_USAGE}\n`);
  process.exit();
}
const inspected = await runInspect(args, process.env, systemTime.wall);
if (inspected.ok) {
  process.stdout.write(`${JSON.stringify(inspected.document, null, 2)}\n`);
} else {
  process.stderr.write(inspected.lines.map((line) => `${line}\n`).join(""));
  process.exitCode = inspected.exitCode;
}

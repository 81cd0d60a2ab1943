/**
 * `npm run -s inspect -- FILE… [--now ISO] [--contestant=NAME]…`: reads wire envelopes, or the
 * configured service when no file is named, and prints one JSON document on stdout. Everything else
 * that is said goes to stderr.
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

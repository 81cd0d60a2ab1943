/**
 * `check-start.ts COMMAND ARGUMENTS…`: `scripts/run.mjs` runs this before it builds. Prints the help
 * if it is requested; otherwise checks the arguments, the packages with binaries and, before the
 * server starts, the configuration.
 */
import { keysOf } from "#core/lib/collections.ts";
import { checkCommandLine } from "#server/command-line/check-command-line.ts";
import { COMMANDS } from "#server/command-line/commands.ts";
import { loadConfigOrExit } from "#server/config/load-config.ts";
import { printOutcome, EXIT_CODES } from "#server/platform/command.ts";
import { describeNativePartFailure } from "#server/platform/native-part.ts";

const [name, ...args] = process.argv.slice(2);
const command = keysOf(COMMANDS).find((each) => each === name);
const outcome = command === undefined ? null : checkCommandLine(COMMANDS[command], args);
if (outcome !== null) printOutcome(outcome);
else {
  for (const load of [() => import("@photostructure/sqlite"), () => import("@resvg/resvg-js")]) {
    await load().catch((error: unknown) => {
      const line = describeNativePartFailure(error) ?? String(error);
      printOutcome({ exitCode: EXIT_CODES.configuration, line });
    });
  }
  if (command === "start") loadConfigOrExit();
}

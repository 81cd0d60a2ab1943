/**
 * `npm run hash-password -- NAME`: reads a password and prints the entry of STAFF_USERS for NAME.
 */
import { runHashPassword } from "./hash-password-command.ts";
import { printOutcome } from "#server/platform/command.ts";

printOutcome(
  await runHashPassword(process.argv.slice(2), { input: process.stdin, prompt: process.stderr }),
);

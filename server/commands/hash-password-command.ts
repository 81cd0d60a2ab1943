import { parseArgs } from "node:util";
import {
  CommandError,
  type CommandOutcome,
  runCommand,
  EXIT_CODES,
} from "#server/platform/command.ts";
import { PASSWORD_COST, hashSecret } from "#server/platform/secret-hash.ts";
import { readPassword, type Terminal } from "./terminal.ts";

/** Minimum number of characters, as required by NIST SP 800-63B-4. */
const MIN_LENGTH = 8;

/** Runs `npm run hash-password`, after its arguments were checked. */
export function runHashPassword(
  args: readonly string[],
  terminal: Terminal,
): Promise<CommandOutcome> {
  return runCommand(async () => {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
    const name = positionals.join(" ").trim();
    if (name === "" || /[:,\n]/.test(name)) {
      const problem = "Specify a name without colons and commas.";
      throw new CommandError(problem, EXIT_CODES.usage);
    }
    const password = await readPassword(terminal, `Password of ${name}: `);
    if (Array.from(password).length < MIN_LENGTH) {
      throw new CommandError(`The password must have at least ${MIN_LENGTH} characters.`);
    }
    return `${name}:${await hashSecret(password, PASSWORD_COST)}`;
  });
}

import { CommandError, type CommandOutcome, runCommand } from "#server/platform/command.ts";
import { EXIT_CODES } from "#server/platform/exit-codes.ts";
import { PASSWORD_COST, hashSecret } from "#server/platform/secret-hash.ts";
import { type Terminal, readPassword } from "./read-password.ts";

/** Minimum number of characters, as required by NIST SP 800-63B-4. */
const MIN_LENGTH = 8;

const USAGE = "Usage: npm run hash-password -- NAME";
const HELP = `${USAGE}

Asks for a password, or reads it as the first line of standard input, and prints the entry of
STAFF_USERS for NAME. NAME contains no colons and commas.`;

export function runHashPassword(
  args: readonly string[],
  terminal: Terminal,
): Promise<CommandOutcome> {
  return runCommand(async () => {
    const name = args.join(" ").trim();
    if (name === "--help") return HELP;
    if (name === "" || /[:,\n]/.test(name)) {
      const problem = `Specify a name without colons and commas. ${USAGE}`;
      throw new CommandError(problem, EXIT_CODES.usage);
    }
    const password = await readPassword(terminal, `Password of ${name}: `);
    if (Array.from(password).length < MIN_LENGTH) {
      throw new CommandError(`The password must have at least ${MIN_LENGTH} characters.`);
    }
    return `${name}:${await hashSecret(password, PASSWORD_COST)}`;
  });
}

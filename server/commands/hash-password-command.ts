import type { Readable, Writable } from "node:stream";
import { parseArgs } from "node:util";
import { CommandError, type CommandOutcome, runCommand } from "#server/platform/command.ts";
import { EXIT_CODES } from "#server/platform/exit-codes.ts";
import { PASSWORD_COST, hashSecret } from "#server/platform/secret-hash.ts";

/** The terminal of a command, or streams in its place. */
export interface Terminal {
  /** A terminal, or any other stream. */
  readonly input: Readable & {
    readonly isTTY?: boolean;
    setRawMode?: (raw: boolean) => unknown;
  };
  readonly prompt: Writable;
}

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

const ENTER = new Set(["\r", "\n", "\u0004"]);
const ERASE = new Set(["\b", "\u007f"]);
const BREAK = "\u0003";

/**
 * Requests a line without showing it on the terminal; from any other stream, returns its first
 * line.
 */
export async function readPassword({ input, prompt }: Terminal, question: string): Promise<string> {
  const isTerminal = input.isTTY === true;
  if (isTerminal) {
    prompt.write(question);
    input.setRawMode?.(true);
  }
  input.setEncoding("utf8");
  let typed = "";
  try {
    for await (const chunk of input) {
      for (const character of String(chunk)) {
        if (ENTER.has(character)) return typed;
        if (isTerminal && character === BREAK) throw new CommandError("Nothing was changed.");
        typed = isTerminal && ERASE.has(character) ? typed.slice(0, -1) : typed + character;
      }
    }
    return typed;
  } finally {
    if (isTerminal) {
      input.setRawMode?.(false);
      prompt.write("\n");
    }
  }
}

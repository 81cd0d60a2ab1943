import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { CommandError, EXIT_CODES } from "#server/platform/command.ts";

/** The terminal of a command, or streams in its place. */
export interface Terminal {
  /** A terminal, or any other stream. */
  readonly input: Readable & {
    readonly isTTY?: boolean;
    setRawMode?: (raw: boolean) => unknown;
  };
  readonly prompt: Writable;
}

const ENTER = new Set(["\r", "\n", "\u0004"]);
const ERASE = new Set(["\b", "\u007f"]);
const BREAK = "\u0003";

/** Requests a line without showing it on the terminal; the first line of any other stream. */
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

/** Asks whether to do what `plan` describes. Throws `CommandError` without a terminal or a yes. */
export async function confirm({ input, prompt }: Terminal, plan: string): Promise<void> {
  if (input.isTTY !== true) {
    const instruction = "Nothing was changed: add --yes to do it.";
    throw new CommandError(`${plan} ${instruction}`, EXIT_CODES.usage);
  }
  prompt.write(`${plan} Do it? [y/N] `);
  for await (const line of createInterface({ input })) {
    if (/^y(es)?$/i.test(line.trim())) return;
    break;
  }
  throw new CommandError("Nothing was changed.");
}

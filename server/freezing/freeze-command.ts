import * as z from "zod";
import { CommandError, type CommandOutcome } from "#server/platform/command.ts";
import { createDeskReader, DeskUnreachableError } from "./desk-client.ts";
import { FREEZE_USAGE, parseFreezeArguments } from "./freeze-arguments.ts";
import { freezeDesk } from "./freeze-desk.ts";
import { openFrozenFolder } from "./frozen-folder.ts";

/** sysexits.h: wrong arguments, no such folder, no desk, a disk that takes nothing. */
const EXIT_USAGE = 64;
const EXIT_DATA = 65;
const EXIT_UNAVAILABLE = 69;
const EXIT_IO = 74;

export interface FreezeSurroundings {
  /** Of this machine's desk. */
  readonly port: string;
  /** Where people reach it, as configured; "" where nothing says. */
  readonly publicUrl: string;
  readonly ask: (url: string) => Promise<Response>;
  /** Takes a line for people who wait. */
  readonly say: (line: string) => void;
}

/** `npm run freeze`: whatever goes wrong ends as one line that says what to do next. */
export async function runFreeze(
  args: readonly string[],
  { port, publicUrl, ask, say }: FreezeSurroundings,
): Promise<CommandOutcome> {
  const asked = parseFreezeArguments(args, { port, publicUrl });
  if (asked === null) return { exitCode: EXIT_USAGE, line: FREEZE_USAGE };
  if (asked === "help") return { exitCode: 0, line: FREEZE_USAGE };
  try {
    const desk = createDeskReader(asked.base, ask, say);
    // Before the folder is touched: what was frozen there stays where nobody answers.
    await desk.read("/widget.json");
    const folder = openFrozenFolder(asked.folder);
    const { tournaments, matches, skipped } = await freezeDesk(asked.tournaments, {
      desk,
      folder,
      publicUrl: asked.publicUrl,
      say,
    });
    for (const path of skipped) say(`freeze: left out, no file can be called so: ${path}`);
    const line = `${tournaments} tournaments, ${matches} matches: ${folder.count()} files in ${asked.folder}.`;
    return { exitCode: 0, line };
  } catch (error) {
    return outcomeOf(error, asked.base);
  }
}

function outcomeOf(error: unknown, base: string): CommandOutcome {
  if (error instanceof CommandError) return { exitCode: EXIT_DATA, line: error.message };
  if (error instanceof DeskUnreachableError) {
    return { exitCode: EXIT_UNAVAILABLE, line: error.message };
  }
  if (error instanceof SyntaxError || error instanceof z.core.$ZodError) {
    const line = `${base} does not response as a desk of this version.`;
    return { exitCode: EXIT_UNAVAILABLE, line };
  }
  if (error instanceof Error && "syscall" in error) {
    return { exitCode: EXIT_IO, line: `The folder cannot be written: ${error.message}` };
  }
  throw error;
}

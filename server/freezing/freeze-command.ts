import * as z from "zod";
import { CommandError, type CommandOutcome } from "#server/platform/command.ts";
import { createPublicServerClient, ServerUnreachableError } from "./public-server-client.ts";
import { FREEZE_USAGE, parseFreezeArguments } from "./freeze-arguments.ts";
import { freezeTournaments } from "./freeze-tournaments.ts";
import { openEmptyFrozenFolder } from "./frozen-folder.ts";
import { EXIT_CODES } from "#server/platform/exit-codes.ts";

/** Environment of the command. */
export interface FreezeEnvironment {
  /** Port of the server on this machine. */
  readonly port: string;
  /** Configured public URL of the server; "" for none. */
  readonly publicUrl: string;
  /** Sends a GET request, like `fetch`. */
  readonly ask: (url: string) => Promise<Response>;
  /** Prints a progress line. */
  readonly say: (line: string) => void;
}

/** Runs `npm run freeze`. A failure returns one line with its cause and what to do. */
export async function runFreeze(
  args: readonly string[],
  { port, publicUrl, ask, say }: FreezeEnvironment,
): Promise<CommandOutcome> {
  const parsed = parseFreezeArguments(args, { port, publicUrl });
  if (parsed === null) return { exitCode: EXIT_CODES.usage, line: FREEZE_USAGE };
  if (parsed === "help") return { exitCode: 0, line: FREEZE_USAGE };
  try {
    const desk = createPublicServerClient(parsed.base, ask, say);
    // Before the folder is changed: without a server, its earlier content stays.
    await desk.read("/widget.json");
    const folder = openEmptyFrozenFolder(parsed.folder);
    const { tournaments, matches, skipped } = await freezeTournaments(parsed.tournaments, {
      desk,
      folder,
      publicUrl: parsed.publicUrl,
      say,
    });
    for (const path of skipped) say(`freeze: skipped, not a valid file name: ${path}`);
    const line = `${tournaments} tournaments, ${matches} matches: ${folder.count()} files in ${parsed.folder}.`;
    return { exitCode: 0, line };
  } catch (error) {
    return outcomeOf(error, parsed.base);
  }
}

function outcomeOf(error: unknown, base: string): CommandOutcome {
  if (error instanceof CommandError)
    return { exitCode: EXIT_CODES.invalidData, line: error.message };
  if (error instanceof ServerUnreachableError) {
    return { exitCode: EXIT_CODES.unavailable, line: error.message };
  }
  if (error instanceof SyntaxError || error instanceof z.core.$ZodError) {
    const line = `${base} does not respond like a Matchdesk server of this version. Check --base=URL and the server's version.`;
    return { exitCode: EXIT_CODES.unavailable, line };
  }
  if (error instanceof Error && "syscall" in error) {
    return {
      exitCode: EXIT_CODES.inputOutput,
      line: `Writing to the folder failed: ${error.message}`,
    };
  }
  throw error;
}

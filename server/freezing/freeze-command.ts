import { parseArgs } from "node:util";
import * as z from "zod";
import { COMMANDS } from "#server/command-line/commands.ts";
import { MAX_CHOSEN } from "#server/outlets/embeds/frozen-page-routes.ts";
import { CommandError, type CommandOutcome, EXIT_CODES } from "#server/platform/command.ts";
import { createPublicServerClient } from "./public-server-client.ts";
import { freezeTournaments } from "./freeze-tournaments.ts";
import { openEmptyFrozenFolder } from "./frozen-folder.ts";

const HTTP_URL = /^https?:\/\/./;
const SLASHES = /\/+$/;

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

/** Runs `npm run freeze`, after its arguments were checked. A failure returns one line with its cause and what to do. */
export async function runFreeze(
  args: readonly string[],
  { port, publicUrl, ask, say }: FreezeEnvironment,
): Promise<CommandOutcome> {
  const parsed = parseArguments(args, port, publicUrl);
  if (typeof parsed === "string") return { exitCode: EXIT_CODES.usage, line: parsed };
  try {
    const desk = createPublicServerClient(parsed.base, ask, say);
    // Before the folder is changed: without a server, its earlier content stays.
    await desk.read("/widget.json");
    const folder = openEmptyFrozenFolder(parsed.folder);
    const { tournaments, matches } = await freezeTournaments(
      parsed.tournaments,
      desk,
      folder,
      parsed.publicUrl,
      say,
    );
    for (const path of folder.skipped) say(`freeze: skipped, not a valid file name: ${path}`);
    const line = `${tournaments} tournaments, ${matches} matches: ${folder.count()} files in ${parsed.folder}.`;
    return { exitCode: 0, line };
  } catch (error) {
    return outcomeOf(error, parsed.base);
  }
}

/** Parses the command line; returns a sentence if a value is invalid. */
function parseArguments(args: readonly string[], port: string, configuredUrl: string) {
  const { options } = COMMANDS.freeze;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [folder = ""] = positionals;
  const base = values.base ?? `http://127.0.0.1:${port}`;
  const publicUrl = values["public-url"] ?? configuredUrl;
  const tournaments = values.tournament ?? [];
  if (!tournaments.every((key) => /^[^/]+\/[^/]+$/.test(key)))
    return "--tournament must be SITE/SLUG, as in the URL of the tournament's page.";
  if (tournaments.length > MAX_CHOSEN)
    return `--tournament may be set ${MAX_CHOSEN} times. Freeze the others into another folder.`;
  if (!HTTP_URL.test(base)) return "--base must be a URL that begins with http:// or https://.";
  if (publicUrl !== "" && !HTTP_URL.test(publicUrl))
    return "--public-url (by default PUBLIC_URL) must be a URL that begins with http:// or https://.";
  return {
    folder,
    tournaments,
    base: base.replace(SLASHES, ""),
    publicUrl: publicUrl.replace(SLASHES, ""),
  };
}

function outcomeOf(error: unknown, base: string): CommandOutcome {
  if (error instanceof CommandError) return { exitCode: error.exitCode, line: error.message };
  if (error instanceof SyntaxError || error instanceof z.core.$ZodError) {
    const line = `${base} does not respond like a Matchdesk server of this version. Check --base=URL and the server's version.`;
    return { exitCode: EXIT_CODES.unavailable, line };
  }
  if (error instanceof Error && "syscall" in error) {
    const line = `Writing to the folder failed: ${error.message}`;
    return { exitCode: EXIT_CODES.inputOutput, line };
  }
  throw error;
}

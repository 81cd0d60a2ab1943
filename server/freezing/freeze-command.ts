import { parseArgs } from "node:util";
import * as z from "zod";
import { CommandError, type CommandOutcome } from "#server/platform/command.ts";
import { createPublicServerClient } from "./public-server-client.ts";
import { freezeTournaments } from "./freeze-tournaments.ts";
import { openEmptyFrozenFolder } from "./frozen-folder.ts";
import { EXIT_CODES } from "#server/platform/exit-codes.ts";

/** Help text of the command. */
const USAGE = `Usage: npm run freeze -- FOLDER [--tournament=SITE/SLUG]… [--base=URL] [--public-url=URL]

Writes the public data of a running server into FOLDER, so that a plain file server can keep every
widget, iframe, image, calendar and link working after the server is shut down. Serve the folder at
the server's URL, with the header "Access-Control-Allow-Origin: *".

  FOLDER              a new or empty folder, or one written by an earlier freeze
  --tournament=…      only this tournament, also an archived one; can be repeated
  --base=URL          URL of the server; by default this machine, port PORT (8787)
  --public-url=URL    URL at which the folder will be published: replaces the server's in
                      link previews; by default PUBLIC_URL`;

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

/** Runs `npm run freeze`. A failure returns one line with its cause and what to do. */
export async function runFreeze(
  args: readonly string[],
  { port, publicUrl, ask, say }: FreezeEnvironment,
): Promise<CommandOutcome> {
  const parsed = parseArguments(args, port, publicUrl);
  if (parsed === null) return { exitCode: EXIT_CODES.usage, line: USAGE };
  if (parsed === "help") return { exitCode: 0, line: USAGE };
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

/** Parses the command line; `null` if it is invalid. */
function parseArguments(args: readonly string[], port: string, configuredUrl: string) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        help: { type: "boolean", short: "h" },
        tournament: { type: "string", multiple: true },
        base: { type: "string" },
        "public-url": { type: "string" },
      },
      allowPositionals: true,
    });
    if (values.help === true) return "help" as const;
    const [folder, ...more] = positionals;
    const base = values.base ?? `http://127.0.0.1:${port}`;
    const publicUrl = values["public-url"] ?? configuredUrl;
    const tournaments = values.tournament ?? [];
    const areValid =
      tournaments.every((key) => /^[^/]+\/[^/]+$/.test(key)) &&
      HTTP_URL.test(base) &&
      (publicUrl === "" || HTTP_URL.test(publicUrl));
    if (folder === undefined || more.length > 0 || !areValid) return null;
    return {
      folder,
      tournaments,
      base: base.replace(SLASHES, ""),
      publicUrl: publicUrl.replace(SLASHES, ""),
    };
  } catch {
    return null;
  }
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

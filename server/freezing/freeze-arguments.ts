import { parseArgs } from "node:util";

/** Parsed arguments of `npm run freeze`. */
export interface FreezeArguments {
  readonly folder: string;
  /** `SITE/SLUG` of each; empty for all that the server shows. */
  readonly tournaments: readonly string[];
  /** Base URL of the server, without a trailing slash. */
  readonly base: string;
  /** URL at which the folder is published, without a trailing slash; `null` if unknown. */
  readonly publicUrl: string | null;
}

/** Defaults from the environment, used for missing arguments. */
export interface FreezeDefaults {
  readonly port: string;
  /** "" for none. */
  readonly publicUrl: string;
}

/** Help text of the command. */
export const FREEZE_USAGE = `Usage: npm run freeze -- FOLDER [--tournament=SITE/SLUG]… [--base=URL] [--public-url=URL]

Writes the public data of a running server into FOLDER, so that a plain file server can keep every
widget, iframe, image, calendar and link working after the server is shut down. Serve the folder at
the server's URL, with the header "Access-Control-Allow-Origin: *".

  FOLDER              a new or empty folder, or one written by an earlier freeze
  --tournament=…      only this tournament, also an archived one; can be repeated
  --base=URL          URL of the server; by default this machine, port PORT (8787)
  --public-url=URL    URL at which the folder will be published, used in link previews;
                      by default PUBLIC_URL`;

const HTTP_URL = /^https?:\/\/./;

/** Parses the command line; `null` if it is invalid. */
export function parseFreezeArguments(
  args: readonly string[],
  defaults: FreezeDefaults,
): FreezeArguments | "help" | null {
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
    if (values.help === true) return "help";
    const [folder, ...more] = positionals;
    const base = values.base ?? `http://127.0.0.1:${defaults.port}`;
    const publicUrl = values["public-url"] ?? defaults.publicUrl;
    const tournaments = values.tournament ?? [];
    const areValid =
      tournaments.every((key) => /^[^/]+\/[^/]+$/.test(key)) &&
      HTTP_URL.test(base) &&
      (publicUrl === "" || HTTP_URL.test(publicUrl));
    if (folder === undefined || more.length > 0 || !areValid) return null;
    return {
      folder,
      tournaments,
      base: withoutSlash(base),
      publicUrl: publicUrl === "" ? null : withoutSlash(publicUrl),
    };
  } catch {
    return null;
  }
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, "");
}

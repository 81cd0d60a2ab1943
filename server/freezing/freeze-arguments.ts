import { parseArgs } from "node:util";

/** What `npm run freeze` was asked for. */
export interface FreezeArguments {
  readonly folder: string;
  /** `SITE/SLUG` of each; none: all that the desk shows. */
  readonly tournaments: readonly string[];
  /** Where the desk answers, without a slash at its end. */
  readonly base: string;
  /** Where the folder will be handed out, without a slash at its end; null where that is not known. */
  readonly publicUrl: string | null;
}

/** What stands in the environment: each counts where the command line says nothing. */
export interface FreezeDefaults {
  readonly port: string;
  /** "" for none. */
  readonly publicUrl: string;
}

export const FREEZE_USAGE = `Usage: npm run freeze -- FOLDER [--tournament=SITE/SLUG]… [--base=URL] [--public-url=URL]

Writes what everybody may see of a running desk into FOLDER, so that a plain file server keeps every
widget, frame, picture, calendar and link alive when the desk is gone: serve it at the desk's address,
with the header "Access-Control-Allow-Origin: *".

  FOLDER              a new or empty folder, or one that was frozen into before
  --tournament=…      only this one, also of long ago; may be given several times
  --base=URL          where the desk answers; by default this machine's, at PORT (8787)
  --public-url=URL    where the folder will be handed out: previews of links to its pages name it with
                      their picture; by default PUBLIC_URL`;

const ADDRESS = /^https?:\/\/./;

/** Reads the command line; null where it cannot be used. */
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
    const areUsable =
      tournaments.every((key) => /^[^/]+\/[^/]+$/.test(key)) &&
      ADDRESS.test(base) &&
      (publicUrl === "" || ADDRESS.test(publicUrl));
    if (folder === undefined || more.length > 0 || !areUsable) return null;
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

import { parseArgs } from "node:util";

export interface InspectArguments {
  /** Files with match lists of the service; empty to read the configured service. */
  readonly files: readonly string[];
  /** Time to derive for, in milliseconds since the epoch; `null` for the present. */
  readonly now: number | null;
  /** Names of contestants whose matches to list. */
  readonly contestants: readonly string[];
}

/** The arguments, or an error message with the usage. */
export type ParsedArguments =
  | { readonly ok: true; readonly value: InspectArguments }
  | { readonly ok: false; readonly message: string };

export const INSPECT_USAGE =
  "Usage: npm run -s inspect -- [FILE…] [--now 2026-03-07T18:00:00Z] [--contestant=NAME]…";

const CONTESTANT = "--contestant=";

/** Parses the command line. Handles `--contestant` itself, because a name may begin with "-". */
export function parseInspectArguments(args: readonly string[]): ParsedArguments {
  const names = args.filter((arg) => arg.startsWith(CONTESTANT));
  try {
    const { values, positionals } = parseArgs({
      args: args.filter((arg) => !names.includes(arg)),
      options: { now: { type: "string" } },
      allowPositionals: true,
    });
    const now = values.now === undefined ? null : Date.parse(values.now);
    if (Number.isNaN(now)) {
      return { ok: false, message: `--now ${values.now} is not a date and time. ${INSPECT_USAGE}` };
    }
    const contestants = names.map((arg) => arg.slice(CONTESTANT.length));
    return { ok: true, value: { files: positionals, now, contestants } };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, message: `${reason.split("\n")[0]} ${INSPECT_USAGE}` };
  }
}

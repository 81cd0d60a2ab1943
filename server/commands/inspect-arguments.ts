import { parseArgs } from "node:util";

/** What `npm run inspect` was asked for. */
export interface InspectArguments {
  /** Files with wire envelopes; none: the configured service. */
  readonly files: readonly string[];
  /** Milliseconds since the epoch; null for the clock's. */
  readonly now: number | null;
  readonly contestants: readonly string[];
}

export type ParsedArguments =
  | { readonly ok: true; readonly value: InspectArguments }
  | { readonly ok: false; readonly message: string };

export const INSPECT_USAGE =
  "Usage: npm run -s inspect -- [FILE…] [--now 2026-03-07T18:00:00Z] [--contestant=NAME]…";

const NAMED = "--contestant=";

/** Reads the command line. Names are taken whatever they begin with: real ones begin with "-". */
export function parseInspectArguments(args: readonly string[]): ParsedArguments {
  const names = args.filter((arg) => arg.startsWith(NAMED));
  try {
    const { values, positionals } = parseArgs({
      args: args.filter((arg) => !names.includes(arg)),
      options: { now: { type: "string" } },
      allowPositionals: true,
    });
    const now = values.now === undefined ? null : Date.parse(values.now);
    if (Number.isNaN(now)) {
      return { ok: false, message: `--now ${values.now} is not a moment. ${INSPECT_USAGE}` };
    }
    const contestants = names.map((arg) => arg.slice(NAMED.length));
    return { ok: true, value: { files: positionals, now, contestants } };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, message: `${reason.split("\n")[0]} ${INSPECT_USAGE}` };
  }
}

import { parseArgs } from "node:util";
import { COMMANDS } from "#server/command-line/commands.ts";
import { parseInstant, parseSpeed } from "./api/clock-routes.ts";
import type { ClockSetting } from "./api/replay-clock.ts";
import type { ClientSetting } from "./store/clients.ts";

/** Command-line options of `npm run service`. */
export interface ServiceOptions {
  readonly host: string;
  readonly port: number;
  /** Wire files and folders; empty to use the matches already in the store. */
  readonly data: readonly string[];
  /** Whether to serve generated demo events instead of files. */
  readonly demo: boolean;
  /** Allowed clients; empty to use the clients already in the store. */
  readonly clients: readonly ClientSetting[];
  /** Initial state of the replay clock; `null` for real time. */
  readonly clock: ClockSetting | null;
  /** Lifetime of an access token, in seconds. */
  readonly tokenSeconds: number;
  /** Whether `/clock` is available. */
  readonly clockControl: boolean;
}

/** Result of parsing the command line. */
type ParsedOptions =
  | { readonly ok: true; readonly options: ServiceOptions }
  | { readonly ok: false; readonly problems: readonly string[] };

const DAYS_30 = 30 * 24 * 3600;

/**
 * Parses the command line, after its arguments were checked. Returns all problems together, as
 * sentences without secrets. A replay without `--now` starts at `realNow`.
 */
export function parseServiceOptions(
  args: readonly string[],
  readFile: (path: string) => string,
  realNow: number,
): ParsedOptions {
  const { values: given } = parseArgs({ args: [...args], options: COMMANDS.service.options });
  const problems: string[] = [];
  const check = <T>(value: T | null, fallback: T, problem: string): T => {
    if (value === null) problems.push(problem);
    return value ?? fallback;
  };
  const lines = (given["client-file"] ?? []).flatMap((path) =>
    check(readLines(path, readFile), [], `--client-file: ${path} cannot be read.`),
  );
  const clients = [...(given.client ?? []), ...lines].flatMap((text, index) => {
    const problem = `--client: number ${index + 1} is not of the form ID:SECRET:SITE,SITE.`;
    return check(parseClient(text), null, problem) ?? [];
  });
  const ids = clients.map(({ id }) => id);
  if (new Set(ids).size < ids.length) problems.push("--client: an id is given twice.");
  if (given.demo && given.data !== undefined) {
    problems.push("--demo and --data: use only one of the two.");
  }
  const now = check(
    given.now === undefined ? realNow : parseInstant(given.now),
    realNow,
    "--now must be a time like 2026-06-20T18:00:00Z.",
  );
  const speed = check(parseSpeed(given.speed ?? "1"), 1, "--speed must be a number from 0 up.");
  const options = {
    host: given.host,
    port: check(wholeNumber(given.port, 0, 65_535), 0, "--port must be a number from 0 to 65535."),
    data: given.data ?? [],
    demo: given.demo,
    clients,
    clock: given.now === undefined && given.speed === undefined ? null : { now, speed },
    tokenSeconds: check(
      wholeNumber(given["token-seconds"], 1, DAYS_30),
      1,
      `--token-seconds must be a whole number from 1 to ${DAYS_30}.`,
    ),
    clockControl: given["clock-control"],
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, options };
}

/** Parses `ID:SECRET:SITE,SITE`; `null` if invalid. The secret may contain colons. */
function parseClient(text: string): ClientSetting | null {
  const [, id, secret, list] = /^([^:]+):(.+):([^:]+)$/s.exec(text.trim()) ?? [];
  if (id === undefined || secret === undefined || list === undefined) return null;
  const sites = list.split(",").map((site) => site.trim());
  return sites.includes("") ? null : { id, secret, sites };
}

function readLines(path: string, readFile: (path: string) => string): string[] | null {
  try {
    const lines = readFile(path).split("\n");
    return lines.filter((line) => line.trim() !== "" && !line.startsWith("#"));
  } catch {
    return null;
  }
}

function wholeNumber(text: string, least: number, most: number): number | null {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : -1;
  return number >= least && number <= most ? number : null;
}
